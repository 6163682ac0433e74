import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OUTPUT_FOLDER } from '@/lib/output/export/export-folder.mjs'
import { readAllowList } from '@/lib/check/external/allow-list'
import { checkExternalLinks, formatExternalLinks } from '@/lib/check/external/check-external-links'
import { createUrlChecker } from '@/lib/check/external/check-url'
import { listExternalLinks } from '@/lib/check/external/list-external-links'
import { siteConfig } from '@/lib/config/site'

const ALLOW_LIST = '.github/external-links-allowed.txt'

/** The workflow that runs this command at night turns the report into an issue. */
const REPORT = 'test-results/external-links.md'

rmSync(REPORT, { force: true })
if (existsSync(OUTPUT_FOLDER)) {
  const { url, repository } = siteConfig
  // Pages link to the editor of this repository and to its issue form, which both require a login.
  const own = [url, repository].flatMap((start) => (start === undefined ? [] : `${start}/`))
  const links = listExternalLinks(OUTPUT_FOLDER, own)
  const isAllowed = readAllowList(ALLOW_LIST, readFileSync(ALLOW_LIST, 'utf8'))
  const checked = await checkExternalLinks(links, isAllowed, createUrlChecker(), (done, total) => {
    if (done % 100 === 0) console.log(`${done}/${total}`)
  })
  const report = formatExternalLinks(checked)
  mkdirSync(path.dirname(REPORT), { recursive: true })
  writeFileSync(REPORT, report)
  console.log(report)
  if (checked.length === 0 || checked.some(({ result }) => result.state === 'broken')) {
    process.exitCode = 1
  }
} else {
  console.error(`There is no ${OUTPUT_FOLDER}/ yet. Run \`npm run build\` first.`)
  process.exitCode = 1
}
