import type { Element, ElementContent, Properties } from 'hast'
import { h } from 'hastscript'
import convert from 'npm-to-yarn'
import { packageManagerGroup, packageManagerQuery } from '@/lib/config/tab-groups'
import { cn } from '@/lib/core/cn'
import type { TabProps } from './tab-props'

type Tabs = {
  /** Prefix of the ids of its tabs. */
  id: string
  /** Accessible name. */
  label?: string | undefined
  className?: string | undefined
  /** Class of the list of tabs. */
  listClassName?: string | undefined
  /** Group in which a choice applies to all tabs. */
  group?: string | undefined
  /** Query parameter that selects a tab. */
  query?: string | undefined
  /** Value of the initially selected tab, or undefined for none. */
  selected: string | undefined
  tabs: (TabProps & { content: ElementContent[] })[]
}

/** Creates a tab list and its panels, with the selected panel visible. */
export function createTabs({ id, label, selected, tabs, ...more }: Tabs): Element {
  const focusable = selected ?? tabs[0]?.value
  const buttons = tabs.map((tab, position) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        ...(tab.attributes as Properties | undefined),
        id: `${id}-${position}`,
        'aria-controls': `${id}-${position}-panel`,
        'aria-selected': tab.value === selected ? 'true' : 'false',
        tabindex: tab.value === focusable ? 0 : -1,
        'data-value': tab.value,
      },
      tab.label ?? tab.value,
    ),
  )
  const list = { role: 'tablist', class: more.listClassName ?? 'tab-list', 'aria-label': label }
  const panels = tabs.map((tab, position): Element => ({
    ...h('div', {
      role: 'tabpanel',
      class: cn('tab-panel', tab.className),
      id: `${id}-${position}-panel`,
      'aria-labelledby': `${id}-${position}`,
      'data-label': tab.label ?? tab.value,
      hidden: tab.value !== selected,
    }),
    children: tab.content,
  }))
  return h(
    'div',
    { class: more.className ?? 'tabs', 'data-group': more.group, 'data-query': more.query },
    [h('div', list, buttons), ...panels],
  )
}

/** Creates a block of commands, highlighted like one in a document. */
export function createCommands(code: string): Element {
  const lines = code.split('\n').flatMap((line, index) => {
    const [program = '', ...rest] = line.split(' ')
    return [
      index > 0 ? '\n' : '',
      h('span', { class: 'tf' }, program),
      h('span', { class: 'ts' }, ` ${rest.join(' ')}`),
    ]
  })
  const block = h('pre', { tabindex: 0 }, h('code', lines))
  return h('figure', { class: 'code', 'data-lang': 'bash' }, block)
}

const managers = ['npm', 'yarn', 'pnpm', 'bun'] as const

/** Returns the same commands for each package manager. @param npm commands for npm, one per line */
export function toPackageCommands(npm: string): { name: string; code: string }[] {
  return managers.map((name) => ({ name, code: name === 'npm' ? npm : convert(npm, name) }))
}

/**
 * Creates tabs with the same commands for each package manager.
 * @param npm commands for npm, one per line
 */
export function createCommandTabs(id: string, npm: string): Element {
  return createTabs({
    ...{ id, label: 'Package manager', selected: 'npm' },
    ...{ group: packageManagerGroup, query: packageManagerQuery },
    tabs: toPackageCommands(npm).map(({ name, code }) => ({
      value: name,
      content: [createCommands(code)],
    })),
  })
}
