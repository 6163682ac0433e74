import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { provideFiles } from '@/lib/testing/temporary-files'
import { toSampleExport, toSamplePage } from '@/lib/testing/sample-export'
import { finishExport } from './finish'

const body =
  '<img src="/base/assets/pot.0123456789.png" srcset="/base/assets/pot.aaaaaaaaaa.webp 640w"> <code>/assets/none.0123456789.png</code>'

provideFiles(() =>
  Promise.resolve({
    '.cache/assets/pot.0123456789.png': 'pot',
    '.cache/assets/pot.aaaaaaaaaa.webp': 'pot',
    '.cache/assets/earlier.0123456789.png': 'not used any more',
    ...Object.fromEntries(
      Object.entries(toSampleExport({ '/': toSamplePage({ body }) })).map(([file, text]) => [
        `export/${file}`,
        text,
      ]),
    ),
  }),
)

test('the assets that pages mention are exported, and no others', async () => {
  await finishExport('export')
  expect(readdirSync('export/assets').sort()).toEqual(['pot.0123456789.png', 'pot.aaaaaaaaaa.webp'])
})
