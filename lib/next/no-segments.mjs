// Stands in for the part of Next that takes a rendered page apart for prefetching (`next.config.mjs`). It decodes and
// encodes each page several times, and nothing of it is part of the export: pages are prefetched whole.
// https://github.com/vercel/next.js/blob/canary/packages/next/src/server/app-render/collect-segment-data.tsx
export const collectSegmentData = () => Promise.resolve(undefined)

export const collectPrefetchHints = () => Promise.resolve(null)
