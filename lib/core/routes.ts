/**
 * Decodes the segments of a catch-all route to the form that `generateStaticParams` returned. Next encodes them for the
 * page, and the development server compares requested paths only with encoded ones.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/build/static-paths/app.ts
 */
export function decodeSegments(segments: string[]): string[] {
  return segments.map(decodeURIComponent)
}
