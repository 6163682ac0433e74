import { getCollapseDuration } from '@/components/ui/collapse-duration'

type Motion = { animation: Animation; opening: boolean }

const motions = new WeakMap<HTMLDetailsElement, Motion>()

/** The details element of prose whose own summary an event happened on; links and controls in it act for themselves. */
function findDetails({ target }: Event): HTMLDetailsElement | undefined {
  if (!(target instanceof Element) || target.closest('a, button, input, label')) return undefined
  const summary = target.closest('.prose summary')
  const details = summary?.parentElement
  const isOwn = details?.querySelector(':scope > summary') === summary
  return details instanceof HTMLDetailsElement && isOwn ? details : undefined
}

/** Opens or closes with the height; `open` is there from the start of opening to the end of closing. */
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
      duration: getCollapseDuration(
        opened - closed,
        matchMedia('(prefers-reduced-motion: reduce)').matches,
      ),
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

/** A click on a summary, or Enter and Space on it, which browsers report as a click. */
export function toggleDetails(event: MouseEvent): void {
  const details = event.defaultPrevented ? undefined : findDetails(event)
  const summary = details?.querySelector(':scope > summary')
  if (!details || !summary) return
  event.preventDefault()
  moveDetails(details, summary)
}

/** Two quick clicks on a summary open and close; they do not select its text. */
export function preventSelection(event: MouseEvent): void {
  if (event.detail > 1 && findDetails(event)) event.preventDefault()
}

/** Follows what the browser opens by itself: for a found text, a fragment, or another one of the same name. */
export function followDetails({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || motions.has(target)) return
  if (target.closest('.prose')) target.dataset['collapsed'] = String(!target.open)
}

/** Adds the listeners to the document, which has each of them only once. */
export function addDetailsBehaviors(): void {
  document.addEventListener('click', toggleDetails)
  document.addEventListener('mousedown', preventSelection)
  document.addEventListener('toggle', followDetails, true)
}
