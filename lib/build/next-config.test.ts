import { expect, test } from '@jest/globals'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { EXPORT_FOLDER } from '@/lib/next/build-output'
import config from '../../next.config.mjs'

test('the build is an export, and the dev server is not: it would refuse paths with spaces or umlauts', () => {
  expect(config(PHASE_PRODUCTION_BUILD).output).toBe('export')
  expect(config(PHASE_DEVELOPMENT_SERVER).output).toBeUndefined()
})

test('the build writes to the folder that is finished', () => {
  expect(config(PHASE_PRODUCTION_BUILD).distDir).toBe(EXPORT_FOLDER)
})
