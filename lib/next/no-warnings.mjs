// Replaces the warnings of Next's router (`next.config.mjs`), which it prints in development only.
// https://github.com/vercel/next.js/blob/canary/packages/next/src/shared/lib/instant-messages.ts
export const createLinkPrefetchPartialError = () => undefined
