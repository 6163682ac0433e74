// Stands in for Next's polyfills (`next.config.mjs`). Every browser in `browserslist` has what they would add:
// https://github.com/vercel/next.js/blob/canary/packages/next-polyfill-module/src/index.js
