// Replaces Next's polyfills (`next.config.mjs`). Every browser in `browserslist` supports what they add:
// https://github.com/vercel/next.js/blob/canary/packages/next-polyfill-module/src/index.js
