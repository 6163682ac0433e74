import type { Text } from 'mdast'
import uniqBy from 'lodash-es/uniqBy.js'
import { serialize } from 'next-mdx-remote/serialize'
import { tryReadFile } from '@/lib/source/assets/asset'
import type { CompiledSource, Findings } from '../core/context'
import { createContext } from '../core/context'
import { checkDiagrams } from '../code/check-diagrams'
import { toMdxSyntax } from '../core/mdx-syntax'
import { rehypePlugins, remarkPlugins } from './plugins'
import type { PreviewImage } from '../images/preview-image'
import { readPreviewImage } from '../images/preview-image'
import { findSyntaxProblem } from '../core/syntax-problem'

/** A compiled document body: a pure function of its text and of the files it includes or references. */
export type CompiledOutline = Findings & {
  /** Function body that returns the MDX module when called with a JSX runtime. Empty if the body has problems. */
  code: string
  /** The `image` in the front matter. */
  preview?: PreviewImage
}

/** Compiles a body. Problems are collected instead of thrown. @param readPartial returns the content of a partial */
export async function compileMdx(
  source: CompiledSource,
  readPartial = tryReadFile,
): Promise<CompiledOutline> {
  const { path: page } = source
  const format = page.endsWith('.md') ? 'md' : 'mdx'
  const body = toMdxSyntax(source.body, format)
  const context = createContext(source, body, readPartial)
  let preview: PreviewImage | undefined
  let code = ''
  try {
    preview = readPreviewImage(context)
    const { compiledSource } = await serialize(
      body,
      {
        // `remarkExpressions` has run all code before that, in a context without Node.js.
        blockJS: false,
        blockDangerousJS: false,
        mdxOptions: {
          format,
          useDynamicImport: true,
          remarkPlugins: remarkPlugins(context),
          rehypePlugins: rehypePlugins(context),
          remarkRehypeOptions: {
            handlers: {
              // The default handler also trims lines, which the parser has done in prose, and `<pre>` needs.
              text: (state, node: Text) =>
                state.applyData(node, { type: 'text', value: node.value }),
            },
          },
        },
      },
      true,
    )
    code = compiledSource
    context.findings.problems.push(...(await checkDiagrams(context.diagrams)))
  } catch (error) {
    context.findings.problems.push(findSyntaxProblem(page, body, error))
  }
  const { findings } = context
  if (findings.problems.length > 0) code = ''
  return {
    ...findings,
    // A partial that a page includes twice has each of its problems once.
    problems: uniqBy(findings.problems, (problem) => JSON.stringify(problem)),
    code,
    assets: uniqBy(findings.assets, 'name'),
    ...(preview && { preview }),
  }
}
