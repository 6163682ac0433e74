/**
 * Adds media queries that match nothing to a browser without them, so that readers get what suits everybody: full
 * motion and the light theme.
 */
export function addMatchMedia(target: { matchMedia?: typeof matchMedia | undefined }): void {
  const noop = () => undefined
  // The theme library uses the older methods.
  const methods = { onchange: null, addListener: noop, removeListener: noop }
  target.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { matches: false, media, ...methods }) as MediaQueryList
}
