/** The parts of the benchmark, in the order they run. */
export const sections = ['build', 'bytes', 'browser', 'dev'] as const

export type Section = (typeof sections)[number]

export type BenchOptions = {
  sections: Section[]
  /** Number of times that each kind of build runs. The median is shown. */
  runs: number
  /** Whether to keep the folders of the builds. */
  keep: boolean
}

export const usage = `npm run bench [-- <part>… --runs=1 --keep]
  build    clean, warm and touched builds of this site
  bytes    what is sent for a page of each kind; reads out/
  browser  first load, navigation and search; reads out/
  dev      start and edits in the dev server`

function isSection(word: string): word is Section {
  return sections.some((section) => section === word)
}

function toPositive(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new Error(`"${text}" is not a number.\n${usage}`)
  return value
}

/** Parses the command line. Throws an error that shows the usage. */
export function parseOptions(words: string[]): BenchOptions {
  const options: BenchOptions = { sections: [], runs: 1, keep: false }
  for (const word of words) {
    const [name = '', value = ''] = word.split('=')
    if (isSection(name)) options.sections.push(name)
    else if (name === '--runs') options.runs = toPositive(value)
    else if (name === '--keep') options.keep = true
    else throw new Error(`"${word}" is unknown.\n${usage}`)
  }
  if (options.sections.length === 0) options.sections = [...sections]
  return options
}
