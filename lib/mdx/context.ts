import type { Fault } from '@/lib/content/faults'

/** A heading of the table of contents with the headings below it. */
export type TocItem = {
  id: string
  /** Inline HTML of the heading without links. */
  html: string
  /** Heading level, 2 to 6. */
  level: number
}

/** A link written in a document, to be resolved against the other documents. */
export type DocumentLink = {
  /** The link as its author wrote it. */
  written: string
  /** Content path of the document it points to, or undefined for a site path such as `/docs/`. */
  file: string | undefined
  /** Site path for links that start with `/`. */
  route: string | undefined
  /** Fragment without `#`, empty if there is none. */
  hash: string
  line: number
  column: number
}

/** What the plugins of one compilation share: where they are and what they found. */
export type CompileContext = {
  /** Content path of the document. */
  path: string
  /** Text of every partial the document imports, by content path. */
  partials: ReadonlyMap<string, string>
  faults: Fault[]
  toc: TocItem[]
  /** Every `id` a link may point to. */
  anchors: string[]
  links: DocumentLink[]
}

type Positioned = { position?: { start: { line: number; column: number } } | undefined }

/** Records a fault at a node's place. */
export function reportFault(
  context: CompileContext,
  node: Positioned,
  fault: Pick<Fault, 'message' | 'fix' | 'suggestion'>,
): void {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  context.faults.push({ path: context.path, line, column, ...fault })
}
