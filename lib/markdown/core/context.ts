import type { Data } from 'unist'
import type { Asset } from '@/lib/assets/asset'
import type { ImageFile } from '@/lib/assets/image-file'
import type { Problem } from '@/lib/problems/problem'
import type { DocumentKind } from '@/lib/source/front-matter'
import type { HeadTag } from './head-tags'

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
  /** Whether the route is one that this site does not make into a page: a file, or what another program serves. */
  isPlain?: true
  /** Fragment without `#`, empty if there is none. */
  hash: string
  /** Content path of the text it is written in: the document or one of its partials. */
  path: string
  line: number
  column: number
}

/** Where something is written. */
export type Place = Pick<Problem, 'path' | 'line' | 'column'>

/** The code of a diagram and the place of the fence around it. */
export type Diagram = Place & { code: string }

/** What the plugins of one compilation share: where they are and what they found. */
export type CompileContext = {
  /** Content path of the document that becomes a page. */
  page: string
  /** Kind of the document; undefined for a text that no instance shows. */
  kind: DocumentKind | undefined
  /** Content path of the text that is read: the page itself or one of its partials. */
  path: string
  /** Partials that led to this text, the outermost first. */
  ancestors: string[]
  /** Text of every partial the document imports, by content path. */
  partials: ReadonlyMap<string, string>
  problems: Problem[]
  toc: TocItem[]
  /** Every `id` a link may point to. */
  anchors: string[]
  /** Those of them that headings had before. */
  formerIds: string[]
  /** Ids of the rows of options, those that they had before included. */
  optionIds: string[]
  links: DocumentLink[]
  /** Lists of the items of the page's category. */
  cardLists: Place[]
  /** Tags for the head of the page. */
  head: HeadTag[]
  /** Hash of every file that the document shows or offers, by path from the repository root; empty if it is missing. */
  dependencies: Record<string, string>
  /** Images that the document shows, by path from the repository root. */
  images: Map<string, ImageFile>
  /** What goes to the site with the document, by name. */
  assets: Map<string, Asset>
  /** Front matter of the page, as YAML. */
  frontMatter: string
  /** Mermaid diagrams, with the places of their fences. */
  diagrams: Diagram[]
  /** Whether the page says where its excerpt ends. */
  truncated: boolean
  /** Words of the page's text. */
  words: number
  /** Styles of the page's formulas; undefined without a formula. */
  math?: Set<string>
}

declare module 'unist' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface Data {
    /** Content path of the partial that a node came from. */
    file?: string
    /** Whether the node was made from something else than a fence, so that `npm run test:snippets` does not see it. */
    derived?: true
  }
}

/** A node with its place, as a problem needs it. */
export type Positioned = {
  position?: { start: { line: number; column: number } } | undefined
  data?: Data | undefined
}

/** Where a node is, in the page or in one of its partials. */
export function toPlace(context: CompileContext, node: Positioned): Place {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  return { path: node.data?.file ?? context.path, line, column }
}

/** Records a problem at a node's place. */
export function reportProblem(
  context: CompileContext,
  node: Positioned,
  problem: Pick<Problem, 'message' | 'fix' | 'suggestion'>,
): void {
  context.problems.push({ ...toPlace(context, node), ...problem })
}
