import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createSmallSite } from '@/lib/testing/small-site'
import type { Checkout } from './checkout'
import { createCheckout } from './checkout'
import { edits } from './edits'

let checkout: Checkout

beforeAll(async () => {
  checkout = createCheckout(await createSmallSite())
  checkout.build()
})

afterAll(() => checkout.dispose())

/** Lists of posts with the same title or date, whose order can easily differ between builds. */
const oftenReordered = [
  'out/tests/blog/2021/09/13/dup-title/index.html',
  'out/tests/blog/2021/11/13/dup-title/index.html',
  'out/tests/blog/tags/paginated-tag/index.html',
  'out/tests/blog/tags/paginated-tag/page/2/index.html',
]

/** Number of pages on the site, and how many of them a build rendered. */
type Counts = { pages: number; rendered: number }

async function applyAndBuild(names: string[]): Promise<Counts> {
  for (const name of names) {
    const edit = edits.find((each) => each.name === name)
    if (!edit) throw new Error(`There is no edit "${name}".`)
    await edit.apply(checkout)
  }
  const [, pages, rendered] = /(\d+) pages \((\d+) rendered\)/.exec(checkout.build()) ?? []
  return { pages: Number(pages), rendered: Number(rendered) }
}

// A short version of `each-edit.test.ts`, which compares after each edit, with all pages.
test('incremental builds produce the same site as a clean build', async () => {
  expect((await applyAndBuild(['a text'])).rendered).toBe(1)
  const update = await applyAndBuild([
    'a title',
    'a new page',
    'an author',
    'an image',
    'a redirect',
  ])
  expect(update.rendered).toBeLessThan(update.pages)
  expect((await applyAndBuild(['a damaged store'])).rendered).toBe(0)
  expect(checkout.list('out')).toEqual(expect.arrayContaining(oftenReordered))
  expect(checkout.compareWithCleanBuild()).toEqual([])
})
