import { writeStored } from '@/components/ui/storage'

const COPIED_MS = 1000

const COPY_LABEL = 'Copy code to clipboard'

/** Storage key for the reader's choice to wrap long lines, which applies to the whole site. */
export const WRAP_KEY = 'docusaurus.code-wrap'

/** Attribute on the root element if code is wrapped. It is restored before the first paint, and CSS does the rest. */
export const WRAP_ATTRIBUTE = 'data-code-wrap'

function toButton(label: string, title: string, className: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `code-button ${className}`
  button.ariaLabel = label
  button.title = title
  return button
}

/** Returns the site's live region in which buttons announce what they did. It exists before it is needed. */
function getStatus(): HTMLElement {
  const found = document.querySelector<HTMLElement>('body > .sr-only')
  if (found) return found
  const status = document.createElement('div')
  status.className = 'sr-only'
  status.ariaLive = 'polite'
  document.body.append(status)
  return status
}

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()

/** Shows and announces that a button has copied. @param setLabel changes its label, given whether it just has */
function showCopied(button: Element, setLabel: (copied: boolean) => void): void {
  const show = (copied: boolean) => {
    setLabel(copied)
    getStatus().textContent = copied ? 'Copied' : ''
  }
  clearTimeout(timers.get(button))
  show(true)
  timers.set(
    button,
    setTimeout(() => show(false), COPIED_MS),
  )
}

/** Copies the code of a block, which is only a part of a diff or a terminal session, or selects it if that fails. */
async function copyCode(button: HTMLButtonElement, figure: HTMLElement): Promise<void> {
  const code = figure.querySelector('code')
  try {
    await navigator.clipboard.writeText(figure.dataset['copy'] ?? code?.textContent ?? '')
  } catch (error) {
    console.warn(error)
    getSelection()?.selectAllChildren(code ?? figure)
    return
  }
  showCopied(button, (copied) => {
    button.ariaLabel = copied ? 'Copied' : COPY_LABEL
    button.classList.toggle('copied', copied)
  })
}

async function fetchText(url: string): Promise<Blob> {
  const response = await fetch(url)
  if (!response.ok) throw new Error()
  return new Blob([await response.text()], { type: 'text/plain' })
}

/** Copies the page as Markdown, or shows it if that fails. */
async function copyPage(button: HTMLButtonElement): Promise<void> {
  try {
    // Safari allows copying only if it starts with the click, before the text has arrived.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': fetchText(button.value) })])
  } catch {
    location.assign(button.value)
    return
  }
  showCopied(button, (copied) => {
    button.textContent = copied ? 'Copied' : 'Copy page'
  })
}

/** Lets the button in the meta row of a page copy it as Markdown, whose URL is its value. */
export function addPageCopy(): void {
  getStatus()
  const button = document.querySelector<HTMLButtonElement>('.copy-page')
  if (button) button.onclick = () => void copyPage(button)
}

/** Marks blocks that overflow, and offers wrapping for them and wherever it is on. Reads all sizes before it writes. */
function updateWrapButtons(figures: Iterable<Element>): void {
  const wrapping = document.documentElement.hasAttribute(WRAP_ATTRIBUTE)
  const states = [...figures].map((figure) => {
    const pre = figure.querySelector('pre')
    const button = figure.querySelector<HTMLButtonElement>('.wrap')
    return { pre, button, overflowing: pre !== null && pre.scrollWidth > pre.clientWidth }
  })
  for (const { pre, button, overflowing } of states) {
    // The stylesheet fades the edges beyond which the code continues, and makes room for the second button.
    pre?.toggleAttribute('data-overflowing', overflowing)
    if (!button) continue
    button.hidden = !wrapping && !overflowing
    button.ariaPressed = String(wrapping)
  }
}

let sizes: ResizeObserver | undefined

/**
 * Observes the size of a code block: at the start, when it changes, and when a hidden tab panel or details element is
 * shown. The figure is observed because the code itself becomes narrower next to two buttons.
 */
function observeSize(figure: Element): void {
  sizes ??= new ResizeObserver((entries) => {
    const figures = entries.map(({ target }) => target)
    for (const each of figures) if (!each.isConnected) sizes?.unobserve(each)
    updateWrapButtons(figures)
  })
  sizes.observe(figure)
}

function toggleWrap(button: HTMLButtonElement): void {
  const before = button.getBoundingClientRect().top
  const wrapping = document.documentElement.toggleAttribute(WRAP_ATTRIBUTE)
  writeStored(WRAP_KEY, wrapping ? 'true' : null)
  updateWrapButtons(document.querySelectorAll('figure.code'))
  // Keep the button under the pointer, even though blocks above it have changed height.
  window.scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' })
}

/**
 * Adds copy and wrap buttons to every code block below the element, except where a live editor replaces it. They are
 * created here, not in the HTML, because they do nothing without JavaScript. The stylesheet reserves space for them, so
 * nothing moves.
 */
export function addCodeButtons(element: HTMLElement): void {
  const figures = element.querySelectorAll<HTMLElement>('figure.code:not(.live *)')
  if (figures.length === 0) return
  getStatus()
  for (const figure of figures) {
    figure.querySelector('.code-buttons')?.remove()
    const bar = document.createElement('div')
    bar.className = 'code-buttons'
    const wrap = toButton('Toggle word wrap', 'Toggle word wrap', 'wrap')
    wrap.hidden = true
    wrap.onclick = () => toggleWrap(wrap)
    const copy = toButton(COPY_LABEL, 'Copy', 'copy')
    copy.onclick = () => void copyCode(copy, figure)
    bar.append(wrap, copy)
    figure.append(bar)
    if ('ResizeObserver' in window) observeSize(figure)
  }
}
