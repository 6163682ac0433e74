// Stands in for the `process` of Node.js in browsers (`next.config.mjs`): Next's client reads its environment only.
const browserProcess = { env: {} }

export { browserProcess as default }
