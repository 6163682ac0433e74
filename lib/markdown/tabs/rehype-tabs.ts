import { packageManagerGroup, packageManagerQuery } from '@/lib/config/tab-groups'
import type { ElementContent, Root } from 'hast'
import type { Plugin } from 'unified'
import { visitJsx } from '../core/visit'
import type { CompileContext } from '../core/context'
import { cn } from '@/lib/core/cn'
import { reportProblem } from '../core/context'
import type { JsxElement } from '../core/jsx-props'
import { isJsx, readProps } from '../core/jsx-props'
import { createTabs } from './create-tabs'
import type { TabProps, TabsProps } from './tab-props'
import { checkTabs, tabSchema, tabsSchema } from './tab-props'

/** Whether a node is whitespace between tabs. */
function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

type Tab = TabProps & { panel: JsxElement }

/** Returns the tabs in the order of `values`, or else of the panels. */
function listTabs(values: TabProps[] | undefined, panels: Tab[]): Tab[] {
  if (!values) return panels
  return values.flatMap((props) => {
    const found = panels.find(({ value }) => value === props.value)
    return found ? [{ className: found.className, ...props, panel: found.panel }] : []
  })
}

/** Returns the value of the initially selected tab, or undefined for none. */
function findSelected({ defaultValue }: TabsProps, tabs: Tab[]): string | undefined {
  if (defaultValue === null) return undefined
  return defaultValue ?? (tabs.find((tab) => tab.default) ?? tabs[0])?.value
}

/** Returns the name of the query parameter that selects a tab. Package managers have one without an attribute. */
function findQuery({ groupId, queryString }: TabsProps): string | undefined {
  if (queryString === undefined && groupId === packageManagerGroup) return packageManagerQuery
  return queryString === true ? groupId : queryString || undefined
}

/**
 * Turns `<Tabs groupId="os"><TabItem value="mac" label="macOS">…` into a tab list and its panels as HTML, with the
 * selected panel visible. The behavior is one delegated listener for the whole site (`components/mdx`). `lazy` has no
 * effect, because expensive content in a panel, such as an image or a diagram, is loaded when it is shown.
 */
export const rehypeTabs: Plugin<[CompileContext], Root> = (context) => (tree) => {
  let count = 0
  visitJsx(tree, (element, index, parent) => {
    if (element.name !== 'Tabs') return
    count += 1
    const id = `tabs-${count}`
    const panels: Tab[] = []
    for (const child of element.children) {
      if (isBlank(child)) continue
      if (isJsx(child) && child.name === 'TabItem') {
        panels.push({ ...readProps(context, child, tabSchema), panel: child })
        continue
      }
      reportProblem(context, child, {
        message: '<Tabs> contains something that is not a <TabItem>',
        fix: 'put it inside a <TabItem value="…" label="…">',
      })
    }
    const props = readProps(context, element, tabsSchema)
    checkTabs(context, element, props, panels)
    const tabs = listTabs(props.values, panels)
    parent.children[index] = createTabs({
      ...{ id, label: props['aria-label'], group: props.groupId, query: findQuery(props) },
      className: cn('tabs', props.block && 'tabs-block'),
      listClassName: cn('tab-list', props.className),
      selected: findSelected(props, tabs),
      tabs: tabs.map(({ panel, ...tab }) => ({ ...tab, content: panel.children })),
    })
  })
  visitJsx(tree, (element) => {
    if (element.name !== 'TabItem') return
    reportProblem(context, element, {
      message: '<TabItem> is outside <Tabs>',
      fix: 'put it directly inside a <Tabs>',
    })
  })
}
