import type { Code, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import type { Plugin } from 'unified'
import { SKIP, visitJsx } from '../core/visit'
import { z } from 'zod'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import type { MarkdownJsxElement } from '../core/jsx-props'
import { findAttribute, isJsx, readLiterals, readProps } from '../core/jsx-props'
import { readText, unwrap } from '../core/literals'

const text = z.string('must be text')

const codeBlockSchema = z.object({
  language: text.optional(),
  /** May contain the language, as in `language-js`. */
  className: text.optional(),
  title: text.optional(),
  showLineNumbers: z.union([z.boolean(), z.number()], 'must be true or a number').optional(),
  /** Other words that may follow the language of a fence. */
  metastring: text.optional(),
})

/** Attributes of `<pre>` and `<code>`, in JSX or in HTML. */
const htmlCodeSchema = codeBlockSchema.pick({ className: true }).extend({ class: text.optional() })

type CodeBlockProps = Partial<z.infer<typeof codeBlockSchema> & z.infer<typeof htmlCodeSchema>>

function toMeta({ metastring, title, showLineNumbers = false }: CodeBlockProps): string {
  const quote = title?.includes('"') ? "'" : '"'
  return [
    metastring,
    title && `title=${quote}${title}${quote}`,
    showLineNumbers === true && 'showLineNumbers',
    typeof showLineNumbers === 'number' && `showLineNumbers={${showLineNumbers}}`,
  ]
    .filter(Boolean)
    .join(' ')
}

function toFence(value: string, props: CodeBlockProps, element: MarkdownJsxElement): Code {
  const meta = toMeta(props)
  const { className = props.class ?? '' } = props
  const language = props.language ?? /(?:^|\s)language-(\S+)/.exec(className)?.[1]
  return {
    type: 'code',
    lang: language ?? (meta === '' ? null : 'text'),
    meta: meta === '' ? null : meta,
    value: value.replace(/\n$/, ''),
    data: { derived: true },
    position: element.position,
  }
}

/** Returns a block whose children are elements. `rehypeCodeFigures` turns it into a figure. */
function toElementBlock(element: MarkdownJsxElement, children: RootContent[]): RootContent {
  const title = findAttribute(element, 'title')
  const attributes = title ? [title] : []
  const block = { ...element, type: 'mdxJsxFlowElement', name: 'CodeBlock', attributes, children }
  return block as MdxJsxFlowElement
}

/** Returns the `<code>` of `<pre><code>…</code></pre>`, which is one block, or else the element itself. */
function findInnerCode(element: MarkdownJsxElement): MarkdownJsxElement {
  const [only, ...others] = unwrap(element.children)
  const isAlone = element.name === 'pre' && others.length === 0
  return isAlone && only && isJsx(only) && only.name === 'code' ? only : element
}

/**
 * Turns `<CodeBlock language="js">{`…`}</CodeBlock>`, and `<pre>` and `<code>` on their own lines, into a fence with
 * their text. If they contain elements, wraps these in `<CodeBlock>`, which is shown without highlighting. `<code>`
 * with one line of text stays inline code. Text can be literal, in quotes or a list. The diagram of `<Mermaid value="…" />`
 * becomes a fence as well.
 */
export const remarkCodeChildren: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visitJsx(tree, (element, index, parent) => {
    const { name } = element
    if ((name === 'CodeBlock' || name === 'Mermaid') && element.type === 'mdxJsxTextElement') {
      reportProblem(context, element, {
        message: `<${name}> inside a paragraph`,
        fix: 'put its tags on separate lines, between blank lines',
      })
      return SKIP
    }
    if (name === 'Mermaid') {
      const { value } = readLiterals(element)
      if (typeof value === 'string') {
        const fence = toFence(value.trim(), { language: 'mermaid' }, element)
        ;(parent.children as RootContent[])[index] = fence
        return SKIP
      }
      reportProblem(context, element, {
        message: '<Mermaid> has no diagram',
        fix: 'write its text as value={`…`}, or as a code block of the language `mermaid`',
      })
      return SKIP
    }
    const isHtml = name === 'pre' || name === 'code'
    if (name !== 'CodeBlock' && !isHtml) return undefined
    const inner = findInnerCode(element)
    const value = readText(inner.children)
    if (
      element.type === 'mdxJsxTextElement' ||
      (name === 'code' && value?.includes('\n') === false)
    ) {
      if (value !== undefined)
        element.children = [{ type: 'text', value }] as typeof element.children
      return SKIP
    }
    const schema = isHtml ? htmlCodeSchema : codeBlockSchema
    const props: CodeBlockProps = readProps(context, inner, schema)
    const block =
      value === undefined
        ? toElementBlock(element, unwrap(inner.children))
        : toFence(value, props, element)
    ;(parent.children as RootContent[])[index] = block
    return SKIP
  })
}
