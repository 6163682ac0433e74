import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { copyBuilt, createWorkspace } from '@/lib/testing/workspace'
import type { Checkout } from './checkout'
import { createCheckout } from './checkout'
import { edits } from './edits'

let checkout: Checkout

beforeAll(async () => {
  const workspace = await createWorkspace(process.cwd(), { history: false })
  copyBuilt(workspace.folder)
  checkout = createCheckout(workspace)
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
