import type { Node } from 'unist'
import type { Asset, tryReadFile } from '@/lib/source/assets/asset'
import type { Fault, Problem } from '@/lib/core/problem'
import type { TocItem } from '@/lib/core/toc-html'
import type { DocumentKind } from '@/lib/source/front-matter'
import type { SourceText } from '@/lib/source/source-text'
import { parseFrontMatter } from '@/lib/source/source-text'
import type { HeadTag } from './head-tags'
import type { Literal as LiteralValue } from './literals'

/** A position in a file. */
export type Place = Pick<Problem, 'path' | 'line' | 'column'>

/** A link written in a document or one of its partials, to be resolved against the other documents. */
export type DocumentLink = Place & {
  /** The link as its author wrote it. */
  written: string
  /** Content path of the document it points to, or undefined for a site path such as `/docs/`. */
  file: string | undefined
  /** Site path for links that start with `/`. */
  route: string | undefined
  /** Whether the route is not a page of this site, but a file or a path that another program serves. */
  isPlain?: true
  /** Fragment without `#`, empty if there is none. */
  hash: string
}

/** The code of a diagram and the position of its fence. */
export type Diagram = Place & { code: string }

/** What the plugins find in a body. */
export type Findings = {
  problems: Problem[]
  /** Headings of level 2 to 6 in order. */
  toc: TocItem[]
  /** Every `id` a link may point to. */
  anchors: string[]
  /** Former ids of headings, which `anchors` also contains. */
  formerIds: string[]
  /** Current and former ids of option rows. */
  optionIds: string[]
  /** Links to other documents and within this one. */
  links: DocumentLink[]
  /** Positions of lists of the items in the page's category. */
  cardLists: Place[]
  /** For each code block that has been compared with packages, their release. */
  checkedReleases: string[]
  /** Tags for the head of the page. */
  head: HeadTag[]
  /**
   * Hash of every file that the document includes, shows or links to, by path from the repository root. Empty if it is
   * missing.
   */
  dependencies: Record<string, string>
  /** Files that are published with the document. */
  assets: Asset[]
  /** Styles of its formulas, such as `height:1em`. Absent without a formula. */
  math?: string[]
  /** Whether the text marks the end of its excerpt. The rest is then inside `<AfterTruncation>`. */
  truncated: boolean
  words: number
}

/** A document, with its kind if an instance shows it. */
export type CompiledSource = SourceText & { kind?: DocumentKind | undefined }

/** State shared by the plugins of one compilation. */
export type CompileContext = {
  /** The document that becomes a page, as its author wrote it. */
  source: CompiledSource
  /** Its content path. */
  page: string
  /** Its front matter. */
  frontMatter: Record<string, unknown>
  /** Returns the content of a partial. */
  readPartial: typeof tryReadFile
  findings: Findings
  /** Lines of the page and of each partial, as they are parsed, by content path. */
  sources: Map<string, string[]>
  /** Mermaid diagrams, with the positions of their fences. */
  diagrams: Diagram[]
}

/** Creates the state for the compilation of a document. @param body the text that is parsed */
export function createContext(
  source: CompiledSource,
  body: string,
  readPartial: CompileContext['readPartial'],
): CompileContext {
  return {
    source,
    page: source.path,
    frontMatter: parseFrontMatter(source),
    readPartial,
    findings: {
      problems: [],
      toc: [],
      anchors: [],
      formerIds: [],
      optionIds: [],
      checkedReleases: [],
      links: [],
      cardLists: [],
      head: [],
      dependencies: {},
      assets: [],
      truncated: false,
      words: 0,
    },
    sources: new Map([[source.path, body.split('\n')]]),
    diagrams: [],
  }
}

declare module 'unist' {
  /* eslint-disable @typescript-eslint/consistent-type-definitions -- only interfaces can be extended */
  interface Position {
    /** Content path of the file that a node came from, unless it is the page. */
    file?: string
  }
  interface Data {
    /** Whether the node was not written as a fence, in which case `npm run test:snippets` does not see it. */
    derived?: true
    /** Value of an expression in an attribute. */
    literal?: LiteralValue
  }
}

/** A node with the position that a problem needs. */
export type Positioned = {
  position?: { start: { line: number; column: number }; file?: string } | undefined
}

/** Returns the position of a node in the page or in one of its partials. */
export function toPlace({ page }: CompileContext, { position }: Positioned): Place {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  return { path: position?.file ?? page, line, column }
}

/** Returns the path that links of a node are relative to: that of the page, which also shows options, or of a partial. */
export function getTextPath({ page, sources }: CompileContext, { position }: Positioned): string {
  return position?.file !== undefined && sources.has(position.file) ? position.file : page
}

/** Returns what the author wrote for a node. */
export function getSource({ sources, page }: CompileContext, { position }: Node): string {
  if (!position) return ''
  const { start, end, file = page } = position
  const lines = sources.get(file)?.slice(start.line - 1, end.line) ?? []
  const last = lines.pop()?.slice(0, end.column - 1) ?? ''
  return [...lines, last].join('\n').slice(start.column - 1)
}

/** Returns the position of an index of a node's text. */
export function findInside({ position }: Positioned, text: string, index: number): Positioned {
  if (!position) return {}
  const [last = '', ...others] = text.slice(0, index).split('\n').reverse()
  const { line, column } = position.start
  const start = {
    line: line + others.length,
    column: others.length > 0 ? last.length + 1 : column + last.length,
  }
  return { position: { ...position, start } }
}

/** Records a problem at a node's position. */
export function reportProblem(context: CompileContext, node: Positioned, fault: Fault): void {
  context.findings.problems.push({ ...toPlace(context, node), ...fault })
}
