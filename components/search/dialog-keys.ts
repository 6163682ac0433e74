import { selectHit } from './selection'

/** Elements in the dialog that Tab can reach. */
const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button:not([hidden]), input'

/** Keeps focus inside the dialog by wrapping around at its ends. Returns whether focus was moved. */
function moveFocus(dialog: HTMLElement, isBackward: boolean): boolean {
  const places = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((place) =>
    place.checkVisibility({ visibilityProperty: true }),
  )
  const edge = isBackward ? places[0] : places.at(-1)
  if (document.activeElement !== edge) return false
  const target = isBackward ? places.at(-1) : places[0]
  target?.focus()
  return true
}

const isSelected = (hit: Element | undefined) => hit?.querySelector('[aria-selected=true]') != null

/**
 * Selects the first or last hit. While the first hit is selected, Home and End move the cursor in the field instead. At
 * the end of the text, End selects the last hit.
 */
function selectEdge(dialog: HTMLElement, { key, target }: KeyboardEvent): boolean {
  const hits = [...dialog.querySelectorAll<HTMLElement>('.DocSearch-Hit')]
  const isInText =
    target instanceof HTMLInputElement &&
    (key === 'Home' || target.selectionStart !== target.value.length)
  if (isInText && isSelected(hits[0])) return false
  const hit = key === 'Home' ? hits[0] : hits.at(-1)
  if (!hit) return false
  selectHit(dialog, hit)
  hit.scrollIntoView({ block: 'nearest' })
  return true
}

/** Handles the keys that DocSearch leaves to the browser or handles differently. */
export function answerKeys(dialog: HTMLElement, close: () => void): void {
  const keys: Record<string, (event: KeyboardEvent) => boolean> = {
    Escape() {
      close()
      return true
    },
    k({ ctrlKey, metaKey }) {
      if (!ctrlKey && !metaKey) return false
      close()
      return true
    },
    Tab(event) {
      // DocSearch would close its list.
      event.stopPropagation()
      return moveFocus(dialog, event.shiftKey)
    },
    Home: (event) => selectEdge(dialog, event),
    End: (event) => selectEdge(dialog, event),
  }
  dialog.addEventListener(
    'keydown',
    (event) => {
      const answer = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (event.isComposing || !answer?.(event)) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}
