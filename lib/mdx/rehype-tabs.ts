import type { Element, ElementContent, Root } from 'hast'
import { h } from 'hastscript'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'
import type { CompileContext } from './context'
import { reportFault } from './context'

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast

type TabAttributes = Record<string, string | true | null>

function isJsx(node: { type: string }): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Plain attributes and `{null}`, `{true}`; anything else is undefined. */
function readAttributes(element: JsxElement): TabAttributes {
  const attributes: TabAttributes = {}
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value } = attribute
    if (value === null || value === undefined) attributes[name] = true
    else if (typeof value === 'string') attributes[name] = value
    else if (value.value === 'null') attributes[name] = null
    else if (value.value === 'true') attributes[name] = true
    else attributes[name] = value.value.replace(/^(['"])(.*)\1$/, '$2')
  }
  return attributes
}

/** White space and comments between tabs. */
function isBlank(node: ElementContent): boolean {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)
  }
  return node.type === 'text' && node.value.trim() === ''
}

/**
 * `<Tabs groupId="os"><TabItem value="mac" label="macOS">…` -> a tab list and its panels as HTML, the chosen one
 * visible. The behaviour is one delegated listener for the whole site (`components/mdx`).
 */
export const rehypeTabs: Plugin<[CompileContext], Root> = (context) => (tree) => {
  let count = 0
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    const tabs = node as JsxElement
    if (tabs.name !== 'Tabs' || !parent || index === undefined) return
    count += 1
    const attributes = readAttributes(tabs)
    const id = `tabs-${count}`
    const items = tabs.children.filter((child) => !isBlank(child))
    const panels = items.filter(
      (child): child is JsxElement => isJsx(child) && child.name === 'TabItem',
    )
    for (const item of items) {
      if (isJsx(item) && item.name === 'TabItem') continue
      reportFault(context, item, {
        message: '<Tabs> holds something that is not a <TabItem>',
        fix: 'put it inside a <TabItem value="…" label="…">',
      })
    }
    const values = panels.map((panel) => readAttributes(panel))
    const names = values.map(({ value }) => (typeof value === 'string' ? value : ''))
    const fail = (message: string, fix: string) => reportFault(context, tabs, { message, fix })
    if (panels.length === 0) fail('<Tabs> has no <TabItem>', 'add at least one')
    if (values.some(({ value }) => typeof value !== 'string')) {
      fail('a <TabItem> has no value', 'give each a value="…"')
    }
    const twice = names.find((name, position) => name !== '' && names.indexOf(name) !== position)
    if (twice !== undefined)
      fail(`two tabs have the value "${twice}"`, 'give each tab its own value')
    const given = attributes['defaultValue']
    if (typeof given === 'string' && !names.includes(given)) {
      fail(`defaultValue "${given}" is not the value of a tab`, `use one of ${names.join(', ')}`)
    }
    if (attributes['queryString'] === true && typeof attributes['groupId'] !== 'string') {
      fail('queryString without a name needs a groupId', 'add groupId="…" or write queryString="…"')
    }
    const selected =
      given === null
        ? undefined
        : typeof given === 'string'
          ? given
          : (names[values.findIndex(({ default: isDefault }) => isDefault !== undefined)] ??
            names[0])
    const focusable = selected ?? names[0]
    const query =
      attributes['queryString'] === true ? attributes['groupId'] : attributes['queryString']
    const list = h(
      'div',
      { role: 'tablist', class: 'tab-list' },
      panels.map((_, position) => {
        const name = names[position] ?? ''
        const { label } = values[position] ?? {}
        return h(
          'button',
          {
            type: 'button',
            role: 'tab',
            id: `${id}-${position}`,
            'aria-controls': `${id}-${position}-panel`,
            'aria-selected': name === selected ? 'true' : 'false',
            tabindex: name === focusable ? 0 : -1,
            'data-value': name,
          },
          typeof label === 'string' ? label : name,
        )
      }),
    )
    const contents = panels.map((panel, position): Element => {
      const { label } = values[position] ?? {}
      return {
        ...h('div', {
          role: 'tabpanel',
          class: 'tab-panel',
          id: `${id}-${position}-panel`,
          'aria-labelledby': `${id}-${position}`,
          'data-label': typeof label === 'string' ? label : names[position],
          hidden: names[position] !== selected,
        }),
        children: panel.children,
      }
    })
    const element: Element = {
      ...h('div', {
        class: attributes['block'] ? 'tabs tabs-block' : 'tabs',
        'data-group': typeof attributes['groupId'] === 'string' ? attributes['groupId'] : undefined,
        'data-query': typeof query === 'string' ? query : undefined,
      }),
      children: [list, ...contents],
    }
    parent.children[index] = element
  })
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as JsxElement
    if (element.name !== 'TabItem') return
    reportFault(context, element, {
      message: '<TabItem> stands outside of <Tabs>',
      fix: 'put it directly inside a <Tabs>',
    })
  })
}
