import type { Root } from 'mdast'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { Plugin } from 'unified'
import { visit } from '../core/visit'
import { toAsset, toAssetHref } from '@/lib/assets/asset'
import { readReferencedFile } from './asset-files'
import type { CompileContext, Positioned } from '../core/context'
import { reportProblem } from '../core/context'
import { createFileReader, isFileValue, readFileImports } from './file-values'
import type { MarkdownJsxElement } from './jsx-images'
import type { Literal, ReadOther } from '../core/literals'
import { toLiteral } from '../core/literals'

function readValue({ value }: MdxJsxAttribute, readOther: ReadOther): Literal {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    return toLiteral(value, readOther)
  } catch {
    return undefined
  }
}

/** Returns the URL that a value represents, or undefined if it is neither a file nor a site path. */
function toHref(context: CompileContext, node: Positioned, value: Literal): string | undefined {
  if (!isFileValue(value)) return undefined
  if ('sitePath' in value) return value.sitePath
  const reference = { written: value.requiredFile, noun: 'file', types: [] }
  const found = readReferencedFile(context, node, reference)
  if (!found) return ''
  const asset = toAsset(found.file, found.hash)
  context.assets.set(asset.name, asset)
  return toAssetHref(asset)
}

/**
 * Replaces `href={require('./report.docx').default}`, `src={clip}` of an imported file, and
 * `href={useBaseUrl('/docs/')}` with the URL as text, in any element. Referring to a file in any other expression is a
 * problem.
 */
export const remarkFileValues: Plugin<[CompileContext], Root> = (context) => (tree) => {
  const imports = readFileImports(tree)
  const readOther = createFileReader(imports)
  const names = new Set([...imports.keys(), 'useBaseUrl'])
  const check = (node: Positioned, code: string) => {
    const name = code.match(/[A-Za-z_$][\w$]*/g)?.find((word) => names.has(word))
    if (name === undefined) return
    reportProblem(context, node, {
      message: `"${name}" is used where the build does not support it`,
      fix: 'write the path in the attribute that needs it, as in src="./pot.png"',
    })
  }
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as MarkdownJsxElement
    for (const attribute of element.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue
      const href = toHref(context, element, readValue(attribute, readOther))
      if (href !== undefined) attribute.value = href
      else if (typeof attribute.value === 'object') check(element, attribute.value?.value ?? '')
    }
  })
  visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (node) => {
    if ('value' in node) check(node, node.value)
  })
}
