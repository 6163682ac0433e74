import { clientSuffix } from './client-suffix.mjs'
import { disableReason } from './disable-reason.mjs'
import { kebabCase } from './kebab-case.mjs'
import { roomWalls } from './room-walls.mjs'

/**
 * The repository's own lint rules.
 * @type {import('eslint').ESLint.Plugin}
 */
export const localRules = {
  rules: {
    'client-suffix': clientSuffix,
    'disable-reason': disableReason,
    'kebab-case': kebabCase,
    'room-walls': roomWalls,
  },
}
