import { z } from 'zod'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import type { JsxElement } from '../core/jsx-props'

const text = z.string('must be text')
/** Documents may have numbers, which pages have as text. */
const textOrNumber = z.union([z.string(), z.number()], 'must be text').transform(String)
const flag = z.boolean('must be true or false')

/** A tab, described by its attributes or by an entry in `values`. */
export const tabSchema = z.object({
  value: textOrNumber,
  label: textOrNumber.optional(),
  default: flag.optional(),
  /** Attributes of the tab itself. */
  attributes: z.looseObject({ className: text.optional() }, 'must be a map').optional(),
  /** Class of the panel. */
  className: text.optional(),
})

export const tabsSchema = z.object({
  /** Name of the list of tabs for screen readers. */
  'aria-label': text.optional(),
  /** Tabs of one group share a choice, which is remembered. */
  groupId: text.optional(),
  /** The initially selected tab, or `null` for none. */
  defaultValue: z.union([textOrNumber, z.null()], 'must be text or null').optional(),
  /** Name of the query parameter that selects a tab. `true` means the group's id. */
  queryString: z.union([z.string(), z.boolean()], 'must be text or true').optional(),
  /** Whether the tabs share the entire width. */
  block: flag.optional(),
  lazy: flag.optional(),
  className: text.optional(),
  /** Order and labels of the tabs, instead of those of the children. */
  values: z.array(tabSchema, 'must be a list of maps with value and label').optional(),
})

export type TabProps = Partial<z.infer<typeof tabSchema>>

export type TabsProps = Partial<z.infer<typeof tabsSchema>>

/** Reports what is wrong with tabs as a whole. */
export function checkTabs(
  context: CompileContext,
  element: JsxElement,
  { values, defaultValue, queryString, groupId }: TabsProps,
  panels: TabProps[],
): void {
  const names = panels.flatMap(({ value }) => value ?? [])
  const listed = values?.map(({ value }) => value)
  const findTwice = (list: string[]) => list.find((name, index) => list.indexOf(name) !== index)
  const twice = findTwice(names) ?? findTwice(listed ?? [])
  const missing = listed?.find((name) => !names.includes(name))
  const unlisted = listed && names.find((name) => !listed.includes(name))
  const isKnown =
    defaultValue === undefined || defaultValue === null || names.includes(defaultValue)
  const needsGroup = queryString === true && groupId === undefined
  const known = `use one of ${names.join(', ')}`
  const problems = [
    element.children.length === 0 && ['<Tabs> has no <TabItem>', 'add at least one'],
    names.length < panels.length && ['a <TabItem> has no value', 'give each a value="…"'],
    twice !== undefined && [`two tabs have the value "${twice}"`, 'give each tab its own value'],
    missing !== undefined && [`values lists "${missing}", which no <TabItem> has`, known],
    unlisted !== undefined && [
      `values doesn't list the <TabItem> "${unlisted}"`,
      'add it to values',
    ],
    !isKnown && [`defaultValue "${defaultValue}" is not the value of a tab`, known],
    needsGroup && [
      'queryString without a name needs a groupId',
      'add groupId="…" or write queryString="…"',
    ],
  ]
  for (const problem of problems) {
    const [message = '', fix = ''] = problem || []
    if (problem) reportProblem(context, element, { message, fix })
  }
}
