import type { Element, ElementContent } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Flame, Info, Lightbulb, StickyNote, TriangleAlert } from 'lucide'
import type { Code, Heading, Html, Image, Link, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { State } from 'mdast-util-to-hast'
import { toHast } from 'mdast-util-to-hast'
import { toString } from 'mdast-util-to-string'
import type { ReactElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { Icon } from '../ui/icon'
import { toTokens } from './highlight'

const admonitions = new Map([
  ['note', { title: 'Note', icon: StickyNote }],
  ['tip', { title: 'Tip', icon: Lightbulb }],
  ['info', { title: 'Info', icon: Info }],
  ['warning', { title: 'Warning', icon: TriangleAlert }],
  ['danger', { title: 'Danger', icon: Flame }],
])

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children }
}

const text = (value: string): ElementContent => ({ type: 'text', value })

/** What differs from plain Markdown. Nothing that a reader types is inserted as HTML. */
const handlers = {
  // One level deeper, because the home page has its own `h1`.
  heading: (state: State, node: Heading) =>
    element(`h${Math.min(node.depth + 1, 6)}`, {}, state.all(node)),
  code(_: State, { value, meta }: Code) {
    const title = /\btitle="([^"]*)"/.exec(meta ?? '')?.[1]
    const tokens = toTokens(value).map((token) =>
      element('span', { className: token.className && [token.className] }, [text(token.text)]),
    )
    return element('figure', { className: ['code'] }, [
      ...(title ? [element('figcaption', {}, [text(title)])] : []),
      element('pre', { tabIndex: 0 }, [element('code', {}, tokens)]),
    ])
  },
  containerDirective(state: State, node: ContainerDirective) {
    const [first, ...rest] = node.children
    const label = first?.data && 'directiveLabel' in first.data ? first : undefined
    const content = state.all(label ? { ...node, children: rest } : node)
    const kind = admonitions.get(node.name)
    if (!kind) return element('div', {}, content)
    const title = label ? toString(label) : kind.title
    return element('div', { className: ['admonition'], dataKind: node.name, role: 'note' }, [
      element('p', { className: ['admonition-title'] }, [
        element('svg', { id: node.name }, []),
        text(title),
      ]),
      ...content,
    ])
  },
  link: (state: State, node: Link) =>
    element('span', { className: ['mini-link'] }, state.all(node)),
  html: (_: State, node: Html) => text(node.value),
  image: (_: State, node: Image) => text(node.alt ?? ''),
}

function AdmonitionIcon({ id }: { id?: string }) {
  const kind = admonitions.get(id ?? '')
  return (
    kind && (
      <span>
        <Icon icon={kind.icon} size={18} />
      </span>
    )
  )
}

/** Renders parsed Markdown as elements. */
export function MarkdownContent({ tree }: { tree: Root }) {
  const components = { svg: AdmonitionIcon }
  // Its type comes from the global namespace `JSX`, which React 19 no longer declares.
  return toJsxRuntime(toHast(tree, { handlers }), {
    Fragment,
    jsx,
    jsxs,
    components,
  }) as ReactElement
}
