import { serialize } from 'next-mdx-remote/serialize'
import type { Problem } from '@/lib/problems/problem'
import type { Asset } from '@/lib/assets/asset'
import type { DocumentKind } from '@/lib/source/front-matter'
import type { SourceText } from '@/lib/source/source-text'
import type { CompileContext, DocumentLink, Place, TocItem } from '../core/context'
import type { Highlight } from '../code/highlighter'
import { highlight } from '../code/highlighter'
import { checkDiagrams } from '../code/check-diagrams'
import type { HeadTag } from '../core/head-tags'
import { toMdxSyntax } from '../core/mdx-syntax'
import { rehypePlugins, remarkPlugins } from './plugins'
import type { PreviewImage } from '../images/preview-image'
import { readPreviewImage } from '../images/preview-image'
import { findSyntaxProblem } from '../core/syntax-problem'

/** A compiled document body: a pure function of its text, its partials and the files it names. */
export type CompiledMdx = {
  /** Function body that returns the MDX module when called with a JSX runtime; empty if the body has problems. */
  code: string
  /** Headings of level 2 to 6 in order. */
  toc: TocItem[]
  /** Every `id` a link may point to. */
  anchors: string[]
  /** Those of them that headings had before; absent if there are none. */
  formerIds?: string[]
  /** Ids of the rows of options, those that they had before included; absent if there are none. */
  optionIds?: string[]
  /** Links to other documents and within this one. */
  links: DocumentLink[]
  /** Lists of the items of the page's category. */
  cardLists: Place[]
  /** Tags for the head of the page. */
  head: HeadTag[]
  /** Hash of every file that the document shows or offers, by path from the repository root; empty if it is missing. */
  dependencies: Record<string, string>
  /** What goes to the site with the document. */
  assets: Asset[]
  /** The `image` of the front matter. */
  preview?: PreviewImage
  /** Whether the text says where its excerpt ends: the rest is inside `<AfterTruncation>`. */
  truncated: boolean
  words: number
  /** Styles of the page's formulas, such as `height:1em`; absent without a formula. */
  math?: string[]
  problems: Problem[]
}

/** A document, with its kind if an instance shows it. */
export type CompiledSource = SourceText & { kind?: DocumentKind | undefined }

/**
 * Compiles a body once; problems are collected, not thrown.
 * @param highlighter highlights its code, with the same result wherever that is
 */
export async function compileMdx(
  source: CompiledSource,
  partials: ReadonlyMap<string, string>,
  highlighter: Highlight = highlight,
): Promise<CompiledMdx> {
  const context: CompileContext = {
    page: source.path,
    kind: source.kind,
    path: source.path,
    ancestors: [],
    partials,
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
    frontMatter: source.frontMatter,
    diagrams: [],
    truncated: false,
    words: 0,
  }
  const preview = readPreviewImage(context, source)
  const format = source.path.endsWith('.md') ? 'md' : 'mdx'
  const body = toMdxSyntax(source.body, format)
  let code = ''
  try {
    const { compiledSource } = await serialize(
      body,
      {
        // The content is this repository's own; calls to process, eval or fetch stay errors.
        blockJS: false,
        blockDangerousJS: true,
        mdxOptions: {
          format,
          useDynamicImport: true,
          remarkPlugins: remarkPlugins(context),
          rehypePlugins: rehypePlugins(context, highlighter),
        },
      },
      true,
    )
    code = compiledSource
  } catch (error) {
    context.problems.push(findSyntaxProblem(source.path, body, error))
  }
  context.problems.push(...(await checkDiagrams(context.diagrams)))
  const {
    toc,
    anchors,
    formerIds,
    optionIds,
    links,
    cardLists,
    head,
    dependencies,
    assets,
    truncated,
    words,
    math,
    problems,
  } = context
  return {
    code: problems.length > 0 ? '' : code,
    toc,
    anchors,
    ...(formerIds.length > 0 && { formerIds }),
    ...(optionIds.length > 0 && { optionIds }),
    links,
    cardLists,
    head,
    dependencies,
    assets: [...assets.values()],
    ...(preview && { preview }),
    truncated,
    words,
    ...(math && { math: [...math] }),
    problems,
  }
}
