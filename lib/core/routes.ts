/**
 * Returns the name of the folder in `app/` for a segment. A folder that starts with an underscore isn't a route, but
 * one that starts with an encoded underscore is.
 * https://nextjs.org/docs/app/getting-started/project-structure#private-folders
 * @example toRouteFolder('__docusaurus') // '%5F%5Fdocusaurus'
 */
export function toRouteFolder(segment: string): string {
  return segment.replace(/^_+/, (underscores) => underscores.replaceAll('_', '%5F'))
}

/**
 * Decodes the segments of a catch-all route to the form that `generateStaticParams` returned. Next encodes them for the
 * page, and the development server compares requested paths only with encoded ones.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/build/static-paths/app.ts
 */
export function decodeSegments(segments: string[]): string[] {
  return segments.map(decodeURIComponent)
}
