import { createProcessor } from '@mdx-js/mdx'
import { serialize } from 'next-mdx-remote/serialize'
import type { VFileMessage } from 'vfile-message'
import type { Fault } from '@/lib/content/faults'
import type { SourceText } from '@/lib/content/source-text'
import type { CompileContext, DocumentLink, TocItem } from './context'
import { escapeHeadingIds } from './heading-id-syntax'
import { rehypePlugins, remarkPlugins } from './plugins'

/** A compiled document body: a pure function of its text and its partials. */
export type CompiledMdx = {
  /** Function body that returns the MDX module when called with a JSX runtime; empty if the body has faults. */
  code: string
  /** Headings of level 2 to 6 in order. */
  toc: TocItem[]
  /** Every `id` a link may point to. */
  anchors: string[]
  /** Links to other documents and within this one. */
  links: DocumentLink[]
  faults: Fault[]
}

/** Readable causes for the parser's most common complaints. */
function toSyntaxFault(path: string, message: VFileMessage): Fault {
  const place = message.place
  const start = place && 'start' in place ? place.start : place
  const reason = message.reason.replace(/[\s.]+$/, '')
  return {
    path,
    line: start?.line ?? message.line ?? 1,
    column: start?.column ?? message.column ?? 1,
    message: reason,
    fix: reason.includes('closing tag')
      ? 'close the tag, or write `<` as &lt; if it is text'
      : 'escape `{` and `<` in text as \\{ and &lt;, or put them in `code`',
  }
}

/** The parser's message for a body that does not compile; next-mdx-remote keeps only its text. */
function findSyntaxFault(path: string, body: string, error: unknown): Fault {
  try {
    createProcessor().parse(body)
  } catch (cause) {
    return toSyntaxFault(path, cause as VFileMessage)
  }
  const text = error instanceof Error ? error.message : String(error)
  const reason = text
    .split('\n')
    .find((line) => line.trim() && !line.startsWith('[next-mdx-remote]'))
  const at = /(\d+):(\d+)/.exec(text)
  return {
    path,
    line: Number(at?.[1] ?? 1),
    column: Number(at?.[2] ?? 1),
    message: reason ?? 'the body does not compile',
    fix: 'correct the Markdown at this place',
  }
}

/** Compiles a body once; faults are collected, not thrown. */
export async function compileMdx(
  source: SourceText,
  partials: ReadonlyMap<string, string>,
): Promise<CompiledMdx> {
  const context: CompileContext = {
    path: source.path,
    partials,
    faults: [],
    toc: [],
    anchors: [],
    links: [],
  }
  const body = escapeHeadingIds(source.body)
  let code = ''
  try {
    const { compiledSource } = await serialize(
      body,
      {
        // The content is this repository's own; calls to process, eval or fetch stay errors.
        blockJS: false,
        blockDangerousJS: true,
        mdxOptions: {
          format: source.path.endsWith('.md') ? 'md' : 'mdx',
          useDynamicImport: true,
          remarkPlugins: remarkPlugins(context),
          rehypePlugins: rehypePlugins(context),
        },
      },
      true,
    )
    code = compiledSource
  } catch (error) {
    context.faults.push(findSyntaxFault(source.path, body, error))
  }
  const { toc, anchors, links, faults } = context
  return { code: faults.length > 0 ? '' : code, toc, anchors, links, faults }
}
