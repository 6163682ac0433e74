/** Adds media queries that match nothing to jsdom, which has none. */
export function addMatchMedia(): void {
  const noop = () => undefined
  // The theme library uses the older methods.
  const methods = { onchange: null, addListener: noop, removeListener: noop }
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media, ...methods }) as MediaQueryList
}
