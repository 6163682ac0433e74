/** An option in the list of a version, such as `/docs/api/options.json`. */
type ListedOption = {
  name: string
  type: string
  required?: true
  default?: unknown
  defaultText?: string
  since?: string
  text: string
  href?: string
}

type OptionList = { packages: { options: ListedOption[] }[] }

/** Styles of the card. Few readers see one, so they aren't in the stylesheet that every page loads. */
const STYLES = `
.option-card {
  position: fixed;
  margin: 0;
  max-width: min(360px, 100vw - 16px);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--control-border);
  border-radius: var(--radius-control);
  background: var(--page);
  color: var(--text);
  font: var(--text-small);
}
.option-card p {
  margin: 0;
}`

/** Matches links to a place on a reference page, except those in the index, which shows the same facts next to them. */
const LINKS = '.static-html a[href*="/api/"][href*="#"]:not(.option-filter ~ * a)'

/** Time in milliseconds that a card stays after the pointer has left. It is long enough to reach the card. */
const LEAVE_MS = 300

const lists = new Map<string, Promise<OptionList>>()

function loadList(url: string): Promise<OptionList> {
  const loading =
    lists.get(url) ?? fetch(url).then((response) => response.json() as Promise<OptionList>)
  lists.set(url, loading)
  // Let the next card try again.
  loading.catch(() => lists.delete(url))
  return loading
}

/** Returns the option that a link names and whose row it leads to, or undefined if there is none. */
export async function findOption(link: HTMLAnchorElement): Promise<ListedOption | undefined> {
  const { pathname, hash } = new URL(link.href)
  const root = /^.*?\/api\//.exec(pathname)?.[0]
  const name = link.textContent
  if (root === undefined || !name) return undefined
  const { packages } = await loadList(`${root}options.json`)
  const place = pathname + decodeURIComponent(hash)
  return packages
    .flatMap(({ options }) => options)
    .find((option) => option.href === place && option.name === name)
}

/** Returns the lines of a card: facts first, then what the option does. */
export function toCardLines(option: ListedOption): string[] {
  const { type, required, since } = option
  const value =
    option.defaultText ?? (option.default === undefined ? 'none' : JSON.stringify(option.default))
  const facts = [
    type,
    required ? 'required' : `default: ${value}`,
    ...(since === undefined ? [] : [`since ${since}`]),
  ]
  return [facts.join(' · '), option.text].map((line) => line.replaceAll('`', ''))
}

let card: HTMLElement | undefined
let shownFor: HTMLAnchorElement | undefined
let wanted: HTMLAnchorElement | undefined
let leaving: ReturnType<typeof setTimeout> | undefined

function hide(): void {
  clearTimeout(leaving)
  wanted = undefined
  shownFor?.removeAttribute('aria-describedby')
  shownFor = undefined
  card?.hidePopover()
}

/** Hides the card soon, unless the pointer moves onto it or back onto its link. */
function hideSoon(): void {
  clearTimeout(leaving)
  leaving = setTimeout(hide, LEAVE_MS)
}

function createCard(): HTMLElement {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  document.adoptedStyleSheets.push(sheet)
  const element = document.createElement('div')
  element.className = 'option-card'
  element.id = 'option-card'
  element.role = 'tooltip'
  element.popover = 'manual'
  element.onpointerenter = () => clearTimeout(leaving)
  element.onpointerleave = hideSoon
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
  addEventListener('scroll', hide, { passive: true })
  return element
}

function show(link: HTMLAnchorElement, lines: string[]): void {
  card ??= createCard()
  document.body.append(card)
  card.replaceChildren(
    ...lines.map((line) => {
      const paragraph = document.createElement('p')
      paragraph.textContent = line
      return paragraph
    }),
  )
  hide()
  shownFor = link
  link.setAttribute('aria-describedby', card.id)
  card.showPopover()
  const place = link.getBoundingClientRect()
  const isBelow = place.bottom + card.offsetHeight < innerHeight
  card.style.top = `${isBelow ? place.bottom : place.top - card.offsetHeight}px`
  card.style.left = `${Math.max(8, Math.min(place.left, innerWidth - card.offsetWidth - 8))}px`
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null
  return link?.childElementCount === 1 && link.firstElementChild?.tagName === 'CODE' ? link : null
}

const isTouch = (event: Event) => 'pointerType' in event && event.pointerType === 'touch'

async function onIntent(event: Event): Promise<void> {
  const link = findLink(event.target)
  // A tap shows the card by the click at its end.
  if (!link || isTouch(event) || (event.type === 'focusin' && !link.matches(':focus-visible'))) {
    return
  }
  clearTimeout(leaving)
  if (link === shownFor) return
  wanted = link
  const option = await findOption(link).catch(() => undefined)
  if (option && wanted === link && link.isConnected) show(link, toCardLines(option))
}

function onLeave(event: Event): void {
  const link = findLink(event.target)
  if (!link) return
  if (link === wanted) wanted = undefined
  if (link === shownFor) hideSoon()
}

/** Shows the card at the first tap on a link. The second tap follows it, and so does the first if there is no card. */
async function onTap(event: Event): Promise<void> {
  const link = isTouch(event) ? findLink(event.target) : null
  const isShown = link === shownFor
  hide()
  if (!link || isShown) return
  event.preventDefault()
  event.stopPropagation()
  wanted = link
  const option = await findOption(link).catch(() => undefined)
  // The reader has tapped something else meanwhile.
  if (wanted !== link) return
  if (option) show(link, [...toCardLines(option), 'Tap again to open it.'])
  else link.click()
}

let isStarted = false

/**
 * Shows a card with facts about an option when a reader points at a link with its name, focuses it or taps it.
 * @param first the event for which the script was loaded
 */
export function addOptionCards(first: Event): void {
  if (isStarted || !('popover' in document.body && 'adoptedStyleSheets' in document)) return
  isStarted = true
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => void onIntent(event))
  }
  for (const type of ['pointerout', 'focusout']) document.addEventListener(type, onLeave)
  // Before anything else that follows links.
  addEventListener('click', (event) => void onTap(event), { capture: true })
  void onIntent(first)
}
