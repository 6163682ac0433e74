// Replaces the module of Next that identifies a route in the browser (`next.config.mjs`). Next leaves out the values
// of parameters on the server only. Without them here too, React updates the navbar and the sidebar when the reader goes
// to another page of the same route, instead of building them again. What belongs to one page has a key
// (`components/layout/page-columns.tsx`).
// https://github.com/vercel/next.js/blob/canary/packages/next/src/client/components/router-reducer/create-segment-key.ts
export { createHeadKey } from 'next/dist/client/components/router-reducer/create-segment-key.browser.js'

/**
 * @param segment name of a static segment, or name, value and type of a dynamic one
 * @returns the identity of what React renders for it
 */
export const createSegmentKey = (segment) =>
  Array.isArray(segment) ? `${segment[0]}|${segment[2]}` : segment
