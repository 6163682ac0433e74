import type { Properties } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Child } from 'hastscript'
import { h } from 'hastscript'
import { siteConfig } from '@/lib/config/site'
import type { Href } from '@/lib/core/url'
import { evaluateMdx } from './evaluate'
import { resolveHtml } from '../links/resolve-html'
import { knownComponents } from '../core/known-components'
import { REST } from '../blocks/rehype-truncation'

type Props = { children?: unknown } & Record<string, unknown>

type Component = (props: Props) => Child

/** What JSX shows of a value; a condition that does not hold is `false` and shows nothing. */
function toChildren(value: unknown): Child {
  return [value].flat(Infinity).filter((each) => typeof each !== 'boolean') as Child
}

function Fragment({ children }: Props): Child {
  return h(null, toChildren(children))
}

function jsx(type: string | Component, { children, ...props }: Props): Child {
  return typeof type === 'function'
    ? type({ ...props, children })
    : h(type, props as Properties, toChildren(children))
}

const runtime = { Fragment, jsx, jsxs: jsx, jsxDEV: jsx }

/** Lists and controls need their page: elsewhere, what is left of a component is its content. */
const components: Record<string, Component> = {
  ...Object.fromEntries([...Object.keys(knownComponents), REST].map((name) => [name, Fragment])),
  StaticHtml: ({ html }) => ({ type: 'raw', value: String(html) }),
  Details: ({ summary = 'Details', children }) =>
    h('details', h('summary', toChildren(summary)), toChildren(children)),
  Mermaid: ({ children, value }) =>
    children === undefined
      ? h(
          'figure',
          { class: 'code', 'data-language': 'mermaid' },
          h('pre', h('code', String(value))),
        )
      : toChildren(children),
}

/**
 * The body of a document as one piece of HTML, made without React: what its page shows, less the components that need
 * the page. Links lead to pages of the site.
 * @param code a compiled body
 * @param links pages of the content files that it links to
 */
export function toBodyHtml(code: string, links: Readonly<Record<string, Href>>): string {
  const Content = evaluateMdx<typeof components, Child>(code, runtime)
  const html = toHtml(h(null, Content({ components })), { allowDangerousHtml: true })
  return resolveHtml(html, { baseUrl: siteConfig.baseUrl, links })
}
