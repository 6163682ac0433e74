// Replaces Next's requests for server actions (`next.config.mjs`), which a static export doesn't have.
// https://github.com/vercel/next.js/blob/canary/packages/next/src/client/components/router-reducer/reducers/server-action-reducer.ts
export function serverActionReducer() {
  throw new Error('A static export has no server actions.')
}
