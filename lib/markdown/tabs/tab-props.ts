import { z } from 'zod'
import type { CompileContext } from '../core/context'
import type { JsxElement } from '../core/jsx-props'
import { readProps } from '../core/jsx-props'

const text = z.string('must be text')
const flag = z.boolean('must be true or false')
const attributes = z.object({ className: text }, 'must be a map with className').optional()

const tabsSchema = z.object({
  /** Tabs of one group share a choice, which is remembered. */
  groupId: text.optional(),
  /** The initially selected tab, or `null` for none. */
  defaultValue: z.union([z.string(), z.null()], 'must be text or null').optional(),
  /** Name of the query parameter that selects a tab. `true` means the group's id. */
  queryString: z.union([z.string(), z.boolean()], 'must be text or true').optional(),
  /** Whether the tabs share the entire width. */
  block: flag.optional(),
  lazy: flag.optional(),
  className: text.optional(),
  /** Order and labels of the tabs, instead of those of the children. */
  values: z
    .array(
      z.object({
        value: z.string(),
        label: z.string().optional(),
        default: z.boolean().optional(),
        attributes,
      }),
      'must be a list of maps with value and label',
    )
    .optional(),
})

const tabSchema = z.object({
  value: text,
  label: text.optional(),
  default: flag.optional(),
  attributes,
  className: text.optional(),
})

/** A tab, described by its attributes or by an entry in `values`. */
export type TabProps = { value?: string; label?: string; isDefault: boolean; className?: string }

export type TabsProps = Omit<Partial<z.infer<typeof tabsSchema>>, 'values'> & {
  values: TabProps[] | undefined
}

function toTabProps({
  attributes: given,
  default: isDefault = false,
  ...props
}: Partial<z.infer<typeof tabSchema>>): TabProps {
  const { value, label, className = given?.className } = props
  return {
    isDefault,
    ...(value !== undefined && { value }),
    ...(label !== undefined && { label }),
    ...(className !== undefined && { className }),
  }
}

/** Reads the attributes of a `<TabItem>`. */
export function readTabProps(context: CompileContext, element: JsxElement): TabProps {
  return toTabProps(readProps(context, element, tabSchema))
}

/** Reads the attributes of a `<Tabs>`. */
export function readTabsProps(context: CompileContext, element: JsxElement): TabsProps {
  const { values, ...props } = readProps(context, element, tabsSchema)
  return { ...props, values: values?.map(toTabProps) }
}

/** Returns what is wrong with tabs as a whole: message and fix. */
export function findMisuse(props: TabsProps, panels: TabProps[]): [string, string][] {
  const problems: [string, string][] = []
  const names = panels.flatMap(({ value }) => value ?? [])
  if (panels.length === 0) problems.push(['<Tabs> has no <TabItem>', 'add at least one'])
  if (names.length < panels.length) {
    problems.push(['a <TabItem> has no value', 'give each a value="…"'])
  }
  const twice = names.find((name, position) => names.indexOf(name) !== position)
  if (twice !== undefined) {
    problems.push([`two tabs have the value "${twice}"`, 'give each tab its own value'])
  }
  const listed = props.values?.flatMap(({ value }) => value ?? [])
  const missing = listed?.find((name) => !names.includes(name))
  if (missing !== undefined) {
    problems.push([
      `values lists "${missing}", which no <TabItem> has`,
      `use one of ${names.join(', ')}`,
    ])
  }
  const unlisted = listed && names.find((name) => !listed.includes(name))
  if (unlisted !== undefined) {
    problems.push([`values doesn't list the <TabItem> "${unlisted}"`, 'add it to values'])
  }
  const { defaultValue } = props
  if (typeof defaultValue === 'string' && !names.includes(defaultValue)) {
    problems.push([
      `defaultValue "${defaultValue}" is not the value of a tab`,
      `use one of ${names.join(', ')}`,
    ])
  }
  if (props.queryString === true && props.groupId === undefined) {
    problems.push([
      'queryString without a name needs a groupId',
      'add groupId="…" or write queryString="…"',
    ])
  }
  return problems
}
