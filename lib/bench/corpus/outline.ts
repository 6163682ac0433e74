import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { toSourceText } from '@/lib/source/source-text'

/** What the rest of the site relies on in a document: its URL, its names and its headings. */
export type Outline = { path: string; frontMatter: string; headings: string[] }

/** The heading lines of a body, those in code blocks left out. @example findHeadings('## A {#b}\ntext') // ['## A {#b}'] */
export function findHeadings(body: string): string[] {
  const headings: string[] = []
  let fence: string | undefined
  for (const line of body.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined
    } else if (mark !== undefined) fence = mark
    else if (/^\s*#{2,6}\s/.test(line)) headings.push(line.trim())
  }
  return headings
}

/** @param file content path below `root` */
export async function readOutline(root: string, file: string): Promise<Outline> {
  const source = toSourceText(file, await readFile(path.join(root, file), 'utf8'))
  return { path: file, frontMatter: source.frontMatter.trim(), headings: findHeadings(source.body) }
}
