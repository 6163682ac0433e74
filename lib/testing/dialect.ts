import { z } from 'zod'

const texts = z.array(z.string()).optional()

/** What a document must give. A list names parts of what it gives; only problems are listed in full. */
const expectedSchema = z.strictObject({
  /** Each as `line:column` and parts of its message and fix, with ` … ` for what is between them. None by default. */
  problems: texts,
  title: z.string().optional(),
  /** Site path of its page. */
  path: z.string().optional(),
  /** ISO 8601 day of a post. */
  date: z.iso.date().optional(),
  /** Label of the link to the next page. */
  next: z.string().optional(),
  truncated: z.boolean().optional(),
  /** Ids that links may point to. */
  ids: texts,
  /** HTML of headings in the table of contents. */
  outline: texts,
  /** HTML of the body, without the components around it. */
  html: texts,
  /** Text that the HTML doesn't have. */
  absent: texts,
  /** The body as compiled to JavaScript, with the props of components. */
  code: texts,
})

/** Documents of one kind: the folder of the site that they are put in, and what each of them must give. */
export const dialectKindSchema = z.strictObject({
  folder: z.string(),
  cases: z.record(z.string(), expectedSchema),
})

/** What a document must give. */
export type Expected = z.infer<typeof expectedSchema>

/** What a document gives: as `Expected`, but texts and lists in full. `html` and `code` are empty without a page. */
export type Got = Required<Pick<Expected, 'problems' | 'ids' | 'outline'>> &
  Pick<Expected, 'title' | 'path' | 'next' | 'truncated'> & {
    date?: string | undefined
    html: string
    code: string
  }

/** One value of a document: what it must be, and what it is. */
export type Comparison = { name: string; expected: string; got: string; isRight: boolean }

const toLine = (text: string) => text.replace(/\s+/g, ' ')

/** Whether a text starts like a pattern and has its other parts in this order. @example hasParts('5:1 a, b, c', '5:1 … c') // true */
function hasParts(text: string, pattern: string): boolean {
  const [start = '', ...parts] = pattern.split(' … ').map(toLine)
  // Column 1 isn't column 10.
  let at = `${text} `.startsWith(/\d$/.test(start) ? `${start} ` : start) ? 0 : -1
  for (const part of parts) at = at === -1 ? -1 : text.indexOf(part, at + 1)
  return at !== -1
}

/** Compares what a document gives with what it must give. */
export function compareDialect(expected: Expected, got: Got): Comparison[] {
  const { problems = [], absent = [], ...rest } = expected
  const isSame =
    problems.length === got.problems.length &&
    problems.every((each, index) => hasParts(toLine(got.problems[index] ?? ''), each))
  const values = Object.entries(rest).map(([name, value]): Comparison => {
    const found = got[name as keyof typeof rest]
    if (!Array.isArray(value)) {
      const [wanted, is] = [String(value), String(found)]
      return { name, expected: wanted, got: is, isRight: wanted === is }
    }
    const text = toLine(Array.isArray(found) ? found.join(' ') : String(found))
    const isRight = value.every((part) => text.includes(toLine(part)))
    return { name, expected: value.map(toLine).join(' … '), got: text, isRight }
  })
  return [
    {
      ...{ name: 'problems', isRight: isSame },
      expected: problems.join(' | ') || 'none',
      got: got.problems.join(' | ') || 'none',
    },
    ...values,
    ...absent.map((part) => ({
      ...{ name: 'html', expected: `no ${part}`, got: toLine(got.html) },
      isRight: !got.html.includes(part),
    })),
  ]
}
