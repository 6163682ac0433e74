import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxFlowElementHast,
  MdxJsxTextElement,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx'
import type { core, ZodType } from 'zod'
import { z } from 'zod'
import { findSuggestion } from '@/lib/core/problem'
import type { CompileContext } from './context'
import { reportProblem } from './context'
import type { Literal } from './literals'

/** A component in the HTML half of the pipeline. */
export type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast

/** A component in the Markdown half of the pipeline. */
export type MarkdownJsxElement = MdxJsxFlowElement | MdxJsxTextElement

type WithAttributes = Pick<JsxElement, 'name' | 'attributes' | 'position'>

/** Whether a node is a component, or an HTML element that is written as JSX. */
export function isJsx<Node extends { type: string }>(
  node: Node,
): node is Extract<Node, { type: JsxElement['type'] }> {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Returns an attribute of a component, or undefined if it has none with this name. */
export function findAttribute({ attributes }: Pick<WithAttributes, 'attributes'>, name: string) {
  return attributes.find(
    (attribute): attribute is MdxJsxAttribute => 'name' in attribute && attribute.name === name,
  )
}

/** Reports the style of an HTML element. */
export function checkStyle(context: CompileContext, element: WithAttributes): void {
  if (!findAttribute(element, 'style')) return
  reportProblem(context, element, {
    message: `the style of <${element.name ?? ''}> would be blocked by the site’s security policy`,
    fix: 'give it a class that the stylesheets define',
  })
}

/** Returns the values of attributes, whose expressions are evaluated by now. */
export function readLiterals({ attributes }: WithAttributes): Record<string, Literal> {
  const literals: Record<string, Literal> = {}
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value } = attribute
    literals[name] = value && typeof value === 'object' ? value.data?.literal : (value ?? true)
  }
  return literals
}

/**
 * Returns the attributes of a component in a document, validated by its schema. Invalid attributes are reported and
 * left out.
 */
export function readProps<Props extends object>(
  context: CompileContext,
  element: WithAttributes,
  schema: z.ZodObject & ZodType<Props>,
): Partial<Props> {
  const props: Record<string, unknown> = {}
  const name = element.name ?? ''
  const fields = new Map(Object.entries<core.$ZodType>(schema.shape))
  const known = [...fields.keys()]
  for (const [key, value] of Object.entries(readLiterals(element))) {
    const field = fields.get(key)
    const result = field && z.safeParse(field, value)
    if (result?.success) {
      props[key] = result.data
    } else if (result) {
      reportProblem(context, element, {
        message: `"${key}" of <${name}> ${result.error.issues[0]?.message ?? ''}`,
        fix: 'correct its value',
      })
    } else {
      reportProblem(context, element, {
        message: `<${name}> has no attribute "${key}"`,
        fix: `use one of ${known.join(', ')}`,
        suggestion: findSuggestion(key, known),
      })
    }
  }
  return props as Partial<Props>
}

/** Creates a component. An attribute with the value null is written without one. */
export function toComponent<Child>(
  name: string,
  attributes: Record<string, string | null>,
  children: Child[],
) {
  return {
    type: 'mdxJsxFlowElement' as const,
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name: key,
      value,
    })),
    children,
  }
}
