import { getCollapseDuration } from '@/components/ui/collapse-duration'
import { openForPrint } from './open-for-print'

type Motion = { animation: Animation; opening: boolean }

const motions = new WeakMap<HTMLDetailsElement, Motion>()

/**
 * Returns the details element in prose whose own summary received an event. Links and controls in a summary act on
 * their own.
 */
function findDetails({ target }: Event): HTMLDetailsElement | undefined {
  if (!(target instanceof Element) || target.closest('a, button, input, label')) return undefined
  const summary = target.closest('.prose summary')
  const details = summary?.parentElement
  const isOwn = details?.querySelector(':scope > summary') === summary
  return details instanceof HTMLDetailsElement && isOwn ? details : undefined
}

/** Animates the height while opening or closing. `open` is set from the start of opening until the end of closing. */
function moveDetails(details: HTMLDetailsElement, summary: Element): void {
  const running = motions.get(details)
  const opening = running ? !running.opening : !details.open
  const { top, height: from } = details.getBoundingClientRect()
  const closed = summary.getBoundingClientRect().bottom - top + details.clientTop
  running?.animation.cancel()
  details.open = true
  const opened = details.getBoundingClientRect().height
  details.dataset['collapsed'] = String(!opening)
  details.classList.add('moving')
  const animation = details.animate(
    [{ height: `${from}px` }, { height: `${opening ? opened : closed}px` }],
    {
      duration: getCollapseDuration(opened - closed),
      easing: 'ease-in-out',
      fill: 'forwards',
    },
  )
  motions.set(details, { animation, opening })
  animation.onfinish = () => {
    motions.delete(details)
    details.open = opening
    details.classList.remove('moving')
    animation.cancel()
  }
}

/** Toggles a details element on a click on its summary, or on Enter and Space, which browsers report as a click. */
export function toggleDetails(event: MouseEvent): void {
  const details = event.defaultPrevented ? undefined : findDetails(event)
  const summary = details?.querySelector(':scope > summary')
  if (!details || !summary) return
  event.preventDefault()
  moveDetails(details, summary)
}

/** Keeps two quick clicks on a summary from selecting its text. */
export function preventSelection(event: MouseEvent): void {
  if (event.detail > 1 && findDetails(event)) event.preventDefault()
}

/**
 * Tracks what the browser opens or closes itself: for found text, a fragment, or another element with the same name.
 */
export function followDetails({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || motions.has(target)) return
  if (target.closest('.prose')) target.dataset['collapsed'] = String(!target.open)
}

/** Adds the listeners to the document. Calling it again has no effect. */
export function addDetailsBehaviors(): void {
  document.addEventListener('click', toggleDetails)
  document.addEventListener('mousedown', preventSelection)
  document.addEventListener('toggle', followDetails, true)
  addEventListener('beforeprint', openForPrint)
}
