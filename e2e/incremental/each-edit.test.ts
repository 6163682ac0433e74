import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Checkout } from './checkout'
import { createCheckout } from './checkout'
import { edits } from './edits'

let checkout: Checkout

beforeAll(async () => {
  checkout = await createCheckout()
  checkout.build()
})

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
)
