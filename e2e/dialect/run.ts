import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { createContentCopy } from '@/lib/testing/content-copy'
import type { Expected, Got } from '@/lib/testing/dialect'
import { compareDialect, dialectKindSchema } from '@/lib/testing/dialect'
import { formatProblems } from '@/lib/core/problem'
import { checkDataFile, readDataFile } from '@/lib/source/data-file'

/** A folder for each kind of document, with an `expected.yml`. */
const CASES = 'e2e/dialect/cases'

/** Name of the lock that an editor leaves beside a document: a link that leads nowhere. */
const LOCK = 'content/docs/current/.#cli.mdx'

/** Number of characters of a wrong value that are printed. */
const MAX_SHOWN = 400

const files = readdirSync(CASES).map((kind) => `${CASES}/${kind}/expected.yml`)
const invalid = files.flatMap((file) => checkDataFile(file, dialectKindSchema))
if (invalid.length > 0) throw new Error(formatProblems(invalid))
const cases: { input: string; file: string; expected: Expected }[] = []

const folder = createContentCopy()
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
symlinkSync('editor@host.1:1', path.join(folder, LOCK))
for (const file of files) {
  const kind = readDataFile(file, dialectKindSchema)
  if (!kind) continue
  const from = path.dirname(file)
  cpSync(from, path.join(folder, kind.folder), {
    recursive: true,
    filter: (name) => name !== file,
  })
  for (const [name, expected] of Object.entries(kind.cases)) {
    const input = path.relative(CASES, path.join(from, name))
    cases.push({ input, file: `${kind.folder}/${name}`, expected })
  }
}

// The modules below read the folder that they are loaded in.
process.chdir(folder)
const { loadChecked } = await import('@/lib/build/prepare-content')
const { toBodyHtml } = await import('@/lib/markdown/body/body-html')
const { problems, checked, outlines } = await loadChecked()

/** Returns the error of a body that can't be rendered, which the check should have reported. */
function tryRender(...body: Parameters<typeof toBodyHtml>): string {
  try {
    return toBodyHtml(...body)
  } catch (error) {
    return String(error)
  }
}

function toGot(file: string): Got {
  const outline = outlines.get(file)
  const page = checked?.site.pages.find((each) => each.page.source === file)?.page
  const code = outline?.problems.length === 0 ? outline.code : ''
  const got = { path: page?.path, title: page?.title, ...readNeighbor(page) }
  const own = problems
    .filter((problem) => problem.path === file)
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map(({ line, column, message, fix, suggestion }) => {
      const meant = suggestion === undefined ? '' : ` (did you mean "${suggestion}"?)`
      return `${line}:${column} ${message}  Fix: ${fix}${meant}`
    })
  return {
    ...got,
    problems: own,
    truncated: outline?.truncated,
    ids: outline?.anchors ?? [],
    outline: outline?.toc.map(({ html }) => html) ?? [],
    html: code !== '' && page && 'body' in page ? tryRender(code, page.body) : '',
    code,
  }
}

type Page = NonNullable<typeof checked>['site']['pages'][number]['page']

function readNeighbor(page: Page | undefined): Pick<Got, 'next' | 'date'> {
  if (page?.kind === 'doc') return { next: page.next?.label }
  if (page?.kind !== 'post') return {}
  return { next: page.older?.title, date: page.post.date }
}

const known = new Set(cases.map(({ file }) => file))
let wrong = 0
console.log('result  input  value  expected  got')
for (const { input, file, expected } of cases) {
  for (const { name, isRight, ...values } of compareDialect(expected, toGot(file))) {
    if (!isRight) wrong += 1
    const got = isRight ? 'the same' : values.got.slice(0, MAX_SHOWN)
    console.log([isRight ? 'right' : 'WRONG', input, name, values.expected, got].join('  '))
  }
}
const others = problems.filter((problem) => !known.has(problem.path))
if (others.length > 0) console.log(formatProblems(others))
console.log(`${cases.length} documents, ${wrong} wrong values, ${others.length} other problems`)
process.exitCode = wrong + others.length > 0 ? 1 : 0
