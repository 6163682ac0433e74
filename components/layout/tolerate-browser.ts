/**
 * Adds media queries that match nothing to a browser without them, so that readers get what suits everybody: full
 * motion and the light theme.
 */
export function addMatchMedia(target: { matchMedia?: typeof matchMedia | undefined }): void {
  target.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList
}
