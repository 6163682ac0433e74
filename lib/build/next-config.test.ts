import { expect, test } from '@jest/globals'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import config from '../../next.config.mjs'

test('the build is an export, and the dev server is not: it would refuse paths with spaces or umlauts', () => {
  expect(config(PHASE_PRODUCTION_BUILD).output).toBe('export')
  expect(config(PHASE_DEVELOPMENT_SERVER).output).toBeUndefined()
})
