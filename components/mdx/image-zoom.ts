import { PAGE_CHANGE } from '../navigation/app-events'

const CLOSE = `<button type="button" class="icon-button" aria-label="Close"><svg class="icon" viewBox="0 0 24 24" width="21" height="21" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg></button>`

/** Styles of the dialog. Few pages need it, so they aren't in the stylesheet that every page loads. */
const STYLES = `
.zoom-dialog[open] {
  display: grid;
  place-items: safe center;
  min-width: 100vw;
  min-height: 100dvh;
  padding: var(--space-4);
  border: 0;
  background: var(--page);
  cursor: zoom-out;
}
.zoom-dialog img {
  height: auto;
}
.zoom-dialog .icon-button {
  position: fixed;
  top: var(--space-2);
  right: var(--space-2);
  background: var(--surface-hover);
  color: var(--heading);
}`

/** Returns the width and height of the file that a link around an image leads to. */
function readSize(link: HTMLAnchorElement): { width: number; height: number } {
  const [width = 0, height = 1] = link.dataset['size']?.split('x').map(Number) ?? []
  return { width, height }
}

/**
 * Turns the link into a button if the image is shown smaller than its file. Otherwise, it is neither a button nor a
 * link.
 */
function updateButton(image: HTMLImageElement): void {
  const link = image.closest<HTMLAnchorElement>('.zoom')
  if (!link || image.clientWidth === 0) return
  const href = link.dataset['href'] ?? link.getAttribute('href') ?? ''
  link.dataset['href'] = href
  if (image.clientWidth < readSize(link).width) {
    link.href = href
    link.role = 'button'
    link.ariaLabel = `Enlarge image: ${image.alt}`
  } else {
    for (const name of ['href', 'role', 'aria-label']) link.removeAttribute(name)
  }
}

/** Shows the file in a dialog until the reader clicks anywhere, presses Escape or leaves the page. */
function enlarge(link: HTMLAnchorElement, image: HTMLImageElement): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom-dialog'
  dialog.ariaLabel = image.alt
  dialog.innerHTML = CLOSE
  const { width, height } = readSize(link)
  const large = new Image(width, height)
  // The whole image if that is larger than in the text, otherwise as wide as the text can be.
  large.style.maxWidth = `max(760px, min(100%, (100dvh - 32px) * ${width / height}))`
  large.alt = image.alt
  // Show the image from the text until the file has loaded.
  large.style.background = `url("${image.currentSrc}") 0 0 / 100% 100%`
  large.onload = () => large.style.removeProperty('background')
  large.src = link.href
  dialog.append(large)
  const close = () => dialog.close()
  const ended = new AbortController()
  const { signal } = ended
  dialog.onclick = close
  addEventListener('popstate', close, { signal })
  // Search can be opened above it, and leads to another page.
  addEventListener(PAGE_CHANGE, close, { signal })
  dialog.onclose = () => {
    ended.abort()
    dialog.remove()
    // Some browsers don't focus a clicked link, so the dialog couldn't return focus to it.
    link.focus()
  }
  document.body.append(dialog)
  dialog.showModal()
}

function onClick(event: MouseEvent): void {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (modified || !(event.target instanceof Element)) return
  const link = event.target.closest<HTMLAnchorElement>('.zoom[role]')
  const image = link?.querySelector('img')
  if (!link || !image) return
  event.preventDefault()
  enlarge(link, image)
}

/** Handles Space, which activates a button but not a link. Enter activates both. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return
  if (!event.target.matches('.zoom[role]')) return
  event.preventDefault()
  event.target.click()
}

let sizes: ResizeObserver | undefined

/**
 * Starts listening. Sizes are reported at the start, when they change, and when the image for the other theme is shown.
 */
function start(): ResizeObserver {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  document.adoptedStyleSheets.push(sheet)
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKeyDown)
  return new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.isConnected) updateButton(target as HTMLImageElement)
      else sizes?.unobserve(target)
    }
  })
}

/**
 * Lets readers enlarge the images below the element. In browsers that don't support it, an image is a link to its file.
 */
export function addZoom(element: HTMLElement): void {
  if (!('ResizeObserver' in window && 'adoptedStyleSheets' in document)) return
  sizes ??= start()
  for (const image of element.querySelectorAll('.zoom img')) sizes.observe(image)
}
