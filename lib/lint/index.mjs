import { clientSuffix } from './client-suffix.mjs'
import { roomWalls } from './room-walls.mjs'

/**
 * The repository's own lint rules.
 * @type {import('eslint').ESLint.Plugin}
 */
export const localRules = {
  rules: {
    'client-suffix': clientSuffix,
    'room-walls': roomWalls,
  },
}
