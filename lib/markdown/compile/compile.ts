import { serialize } from 'next-mdx-remote/serialize'
import type { Problem } from '@/lib/problems/problem'
import type { Asset } from '@/lib/assets/asset'
import type { DocumentKind } from '@/lib/source/front-matter'
import type { SourceText } from '@/lib/source/source-text'
import type { CompileContext, DocumentLink, Place, TocItem } from '../core/context'
import { checkDiagrams } from '../code/check-diagrams'
import type { HeadTag } from '../core/head-tags'
import { toMdxSyntax } from '../core/mdx-syntax'
import { rehypePlugins, remarkPlugins } from './plugins'
import type { PreviewImage } from '../images/preview-image'
import { readPreviewImage } from '../images/preview-image'
import { findSyntaxProblem } from '../core/syntax-problem'

/** A compiled document body: a pure function of its text, its partials and the files it references. */
export type CompiledMdx = {
  /** Function body that returns the MDX module when called with a JSX runtime. Empty if the body has problems. */
  code: string
  /** Headings of level 2 to 6 in order. */
  toc: TocItem[]
  /** Every `id` a link may point to. */
  anchors: string[]
  /** Former ids of headings, which `anchors` also contains. Absent if there are none. */
  formerIds?: string[]
  /** Current and former ids of option rows. Absent if there are none. */
  optionIds?: string[]
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
  /** Files that are published with the document. */
  assets: Asset[]
  /** The `image` in the front matter. */
  preview?: PreviewImage
  /** Whether the text marks the end of its excerpt. The rest is then inside `<AfterTruncation>`. */
  truncated: boolean
  words: number
  /** Styles of the page's formulas, such as `height:1em`. Absent without a formula. */
  math?: string[]
  problems: Problem[]
}

/** A document, with its kind if an instance shows it. */
export type CompiledSource = SourceText & { kind?: DocumentKind | undefined }

/** Compiles a body. Problems are collected instead of thrown. */
export async function compileMdx(
  source: CompiledSource,
  partials: ReadonlyMap<string, string>,
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
        // The content is part of this repository. Calls to process, eval or fetch are still errors.
        blockJS: false,
        blockDangerousJS: true,
        mdxOptions: {
          format,
          useDynamicImport: true,
          remarkPlugins: remarkPlugins(context),
          rehypePlugins: rehypePlugins(context),
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
