import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Checkout } from './checkout'
import { createCheckout } from './checkout'
import { edits } from './edits'

/** A clean build takes a minute on a busy machine. */
const TIMEOUT_MS = 600_000

let checkout: Checkout

beforeAll(async () => {
  checkout = await createCheckout()
  checkout.build()
}, TIMEOUT_MS)

afterAll(() => checkout.dispose())

test.each(edits)(
  'after an edit of $name a build writes what a build from nothing writes',
  async ({ apply, renders }) => {
    await apply(checkout)
    const output = checkout.build()
    expect(checkout.compareWithCleanBuild()).toEqual([])
    const rendered = Number(/\((\d+) rendered\)/.exec(output)?.[1])
    if (renders !== undefined) expect(rendered).toBe(renders)
  },
  TIMEOUT_MS,
)
