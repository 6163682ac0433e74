/**
 * Name of the folder in `app/` for a segment. A folder that starts with an underscore is no route, but one that starts
 * with an encoded underscore is.
 * https://nextjs.org/docs/app/getting-started/project-structure#private-folders
 * @example toRouteFolder('__docusaurus') // '%5F%5Fdocusaurus'
 */
export function toRouteFolder(segment: string): string {
  return segment.replace(/^_+/, (underscores) => underscores.replaceAll('_', '%5F'))
}

/**
 * Segments of a catch-all route as `generateStaticParams` returned them. Next encodes them for the page, and the
 * development server compares a requested path with encoded ones only.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/build/static-paths/app.ts
 */
export function decodeSegments(segments: string[]): string[] {
  return segments.map(decodeURIComponent)
}
