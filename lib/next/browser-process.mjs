// Replaces Node's `process` in browsers (`next.config.mjs`). Next's client reads only its environment.
const browserProcess = { env: {} }

export { browserProcess as default }
