import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { toSourceText } from '@/lib/source/source-text'

/** The parts of a document that the rest of the site relies on: its URL, names, headings and tables of options. */
export type Outline = { path: string; frontMatter: string; targets: string[] }

/**
 * Returns the lines of a body that others link to, except in code blocks: headings and tables of options.
 * @example findTargets('## A {#b}\ntext') // ['## A {#b}']
 */
export function findTargets(body: string): string[] {
  const targets: string[] = []
  let fence: string | undefined
  for (const line of body.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined
    } else if (mark !== undefined) fence = mark
    else if (/^\s*(?:#{2,6}\s|<OptionTable\b)/.test(line)) targets.push(line.trim())
  }
  return targets
}

/** Reads the outline of a document. @param file content path relative to `root` */
export async function readOutline(root: string, file: string): Promise<Outline> {
  const source = toSourceText(file, await readFile(path.join(root, file), 'utf8'))
  return { path: file, frontMatter: source.frontMatter.trim(), targets: findTargets(source.body) }
}
