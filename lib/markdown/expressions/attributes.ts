import type { RootContent } from 'mdast'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import type { MarkdownJsxElement } from '../core/jsx-props'
import { isJsx } from '../core/jsx-props'
import type { TextCode } from './text-code'
import { MarkdownValue, SCRIPTS, toAttribute, toElement } from './values'

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** Returns the values of attributes by name. Those whose code fails are left out. */
export function readValues(
  { attempt, evaluate }: TextCode,
  { attributes, position }: MarkdownJsxElement,
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const attribute of attributes) {
    attempt({ position }, () => {
      if (attribute.type !== 'mdxJsxAttribute') Object.assign(values, evaluate(attribute))
      else {
        const { name, value } = attribute
        values[name] = value && typeof value === 'object' ? evaluate(value) : (value ?? true)
      }
    })
  }
  return values
}

/** Replaces expressions in attributes with their values, and Markdown in `summary` with an element. */
export function evaluateAttributes(
  context: CompileContext,
  code: TextCode,
  element: MarkdownJsxElement,
): RootContent[] {
  const { name, attributes, children, position } = element
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || isObject(attribute.value)) continue
    if (!/^on[a-z]/i.test(attribute.name) || !/^[a-z]/.test(name ?? '')) continue
    reportProblem(context, element, {
      message: `"${attribute.name}" of <${name ?? ''}> would be blocked by the site’s security policy`,
      fix: SCRIPTS,
    })
  }
  if (attributes.every((each) => each.type === 'mdxJsxAttribute' && !isObject(each.value))) {
    return [element]
  }
  const count = context.findings.problems.length
  const { summary, ...values } = readValues(code, element)
  if (isObject(summary)) {
    const isElement =
      summary instanceof MarkdownValue &&
      summary.nodes.some((each) => isJsx(each) && each.name === 'summary')
    const label = code.attempt({ position }, () =>
      isElement ? summary : toElement('summary', { children: summary }, element),
    )
    element.children = [...(label?.nodes ?? []), ...children] as typeof children
  } else if (summary !== undefined) values['summary'] = summary
  element.attributes = Object.entries(values).flatMap(
    ([key, value]) => code.attempt({ position }, () => toAttribute(name ?? '', key, value)) ?? [],
  )
  // Without its attributes, an element may have problems that its author would not understand.
  const isBroken = context.findings.problems.length > count && children.length === 0
  return isBroken ? [] : [element]
}
