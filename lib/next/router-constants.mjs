// Replaces the constants that Next's router shares with its server (`next.config.mjs`). The router needs only this
// one, and bundlers can't remove the others.
// https://github.com/vercel/next.js/blob/canary/packages/next/src/lib/constants.ts
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id'
