import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Checkout } from './checkout'
import { createCheckout } from './checkout'
import { edits } from './edits'

/** A build from nothing takes a minute on a busy machine. */
const TIMEOUT_MS = 600_000

let checkout: Checkout

beforeAll(async () => {
  checkout = await createCheckout()
  checkout.build()
}, TIMEOUT_MS)

afterAll(() => checkout.dispose())

async function applyAndBuild(names: string[]): Promise<number> {
  for (const name of names) {
    const edit = edits.find((each) => each.name === name)
    if (!edit) throw new Error(`There is no edit "${name}".`)
    await edit.apply(checkout)
  }
  return Number(/\((\d+) rendered\)/.exec(checkout.build())?.[1])
}

// A short form of `each-edit.test.ts`, which compares after each edit.
test(
  'after builds that did only what had changed, the site is that of a build from nothing',
  async () => {
    expect(await applyAndBuild(['nothing'])).toBe(0)
    expect(await applyAndBuild(['a text'])).toBe(1)
    await applyAndBuild(['a title', 'a new page', 'a tag', 'an image', 'a redirect'])
    await applyAndBuild(['a removed page', 'a component', 'a damaged store'])
    expect(checkout.compareWithCleanBuild()).toEqual([])
  },
  TIMEOUT_MS,
)
