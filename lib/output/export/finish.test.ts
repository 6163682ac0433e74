import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/assets/temporary-files'
import { finishExport } from './finish'

/** A page with a policy of its own, which is left as it is. */
const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content=""/></head><body>${body}</body></html>`

provideFiles(() =>
  Promise.resolve({
    '.cache/assets/pot.0123456789.png': 'pot',
    '.cache/assets/pot.aaaaaaaaaa.webp': 'pot',
    '.cache/assets/earlier.0123456789.png': 'not used any more',
    'export/index.html': page(
      '<img src="/base/assets/pot.0123456789.png" srcset="/base/assets/pot.aaaaaaaaaa.webp 640w"> <code>/assets/none.0123456789.png</code>',
    ),
  }),
)

test('the assets that pages mention are exported, and no others', async () => {
  const summary = await finishExport('export')
  expect(readdirSync('export/assets').sort()).toEqual(['pot.0123456789.png', 'pot.aaaaaaaaaa.webp'])
  expect(summary).toMatchObject({ pages: 1, files: 3 })
})
