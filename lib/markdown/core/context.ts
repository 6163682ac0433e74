import type { Data } from 'unist'
import type { Asset } from '@/lib/assets/asset'
import type { ImageFile } from '@/lib/assets/image-file'
import type { Problem } from '@/lib/problems/problem'
import type { DocumentKind } from '@/lib/source/front-matter'
import type { HeadTag } from './head-tags'

/** A heading in the table of contents. */
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
  /** Whether the route is not a page of this site, but a file or a path that another program serves. */
  isPlain?: true
  /** Fragment without `#`, empty if there is none. */
  hash: string
  /** Content path of the file that contains it: the document or one of its partials. */
  path: string
  line: number
  column: number
}

/** A position in a file. */
export type Place = Pick<Problem, 'path' | 'line' | 'column'>

/** The code of a diagram and the position of its fence. */
export type Diagram = Place & { code: string }

/** What the plugins find in a body. */
export type Findings = {
  problems: Problem[]
  /** Headings of level 2 to 6 in order. */
  toc: TocItem[]
  /** Every `id` a link may point to. */
  anchors: string[]
  /** Links to other documents and within this one. */
  links: DocumentLink[]
  /** Positions of lists of the items in the page's category. */
  cardLists: Place[]
  /** Tags for the head of the page. */
  head: HeadTag[]
  /**
   * Hash of every file that the document shows or links to, by path from the repository root. Empty if it is missing.
   */
  dependencies: Record<string, string>
  /** Whether the text marks the end of its excerpt. The rest is then inside `<AfterTruncation>`. */
  truncated: boolean
  words: number
}

/** State shared by the plugins of one compilation: what they process and what they found. */
export type CompileContext = Findings & {
  /** Content path of the document that becomes a page. */
  page: string
  /** Kind of the document, or undefined if no instance shows it. */
  kind: DocumentKind | undefined
  /** Content path of the text that is processed: the page itself or one of its partials. */
  path: string
  /** Partials that led to this text, outermost first. */
  ancestors: string[]
  /** Text of every partial the document imports, by content path. */
  partials: ReadonlyMap<string, string>
  /** Front matter of the page, as YAML. */
  frontMatter: string
  /** Former ids of headings, which `anchors` also contains. */
  formerIds: string[]
  /** Current and former ids of option rows. */
  optionIds: string[]
  /** Images that the document shows, by path from the repository root. */
  images: Map<string, ImageFile>
  /** Files that are published with the document, by name. */
  assets: Map<string, Asset>
  /** Mermaid diagrams, with the positions of their fences. */
  diagrams: Diagram[]
  /** Styles of the page's formulas. */
  math: Set<string>
}

/** Creates the state for the compilation of a document. */
export function createContext(
  { path, kind, frontMatter }: Pick<CompileContext, 'path' | 'kind' | 'frontMatter'>,
  partials: CompileContext['partials'],
): CompileContext {
  return {
    page: path,
    path,
    kind,
    frontMatter,
    partials,
    ancestors: [],
    problems: [],
    toc: [],
    anchors: [],
    formerIds: [],
    optionIds: [],
    links: [],
    cardLists: [],
    head: [],
    dependencies: {},
    images: new Map(),
    assets: new Map(),
    diagrams: [],
    math: new Set(),
    truncated: false,
    words: 0,
  }
}

declare module 'unist' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface Data {
    /** Content path of the partial that a node came from. */
    file?: string
    /** Whether the node was not written as a fence, in which case `npm run test:snippets` does not see it. */
    derived?: true
  }
}

/** A node with the position that a problem needs. */
export type Positioned = {
  position?: { start: { line: number; column: number } } | undefined
  data?: Data | undefined
}

/** Returns the position of a node in the page or in one of its partials. */
export function toPlace(context: CompileContext, node: Positioned): Place {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  return { path: node.data?.file ?? context.path, line, column }
}

/** Records a problem at a node's position. */
export function reportProblem(
  context: CompileContext,
  node: Positioned,
  problem: Pick<Problem, 'message' | 'fix' | 'suggestion'>,
): void {
  context.problems.push({ ...toPlace(context, node), ...problem })
}
