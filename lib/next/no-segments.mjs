// Replaces the part of Next that splits a rendered page into segments for prefetching (`next.config.mjs`). It would
// decode and encode each page several times, but the export doesn't use segments: pages are prefetched whole.
// https://github.com/vercel/next.js/blob/canary/packages/next/src/server/app-render/collect-segment-data.tsx
export const collectSegmentData = () => Promise.resolve(undefined)

export const collectPrefetchHints = () => Promise.resolve(null)
