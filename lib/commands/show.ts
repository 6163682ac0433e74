import { ensureLeadingSlash } from '@/lib/core/url'
import { findSuggestion } from '@/lib/core/problem'
import { loadPage, readSiteIndex } from '@/lib/records/read-records'
import { RECORDS_FOLDER } from '@/lib/records/record-files'
import { requireBuild } from '@/lib/core/report'

requireBuild(RECORDS_FOLDER)
const [argument = '/'] = process.argv.slice(2)
const path = decodeURI(ensureLeadingSlash(argument))
const paths = readSiteIndex().pages.map((page) => page.path)
const found = paths.find((candidate) => candidate === path || candidate === `${path}/`)
if (found === undefined) {
  const suggestion = findSuggestion(path, paths)
  console.error(`There is no page ${path}.${suggestion ? ` Did you mean ${suggestion}?` : ''}`)
  process.exitCode = 1
} else {
  // Without the compiled code of bodies, which is for programs.
  const toShown = (key: string, value: unknown) => (key === 'code' ? undefined : value)
  console.log(JSON.stringify(loadPage(found), toShown, 2))
}
