import type { Properties } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Child } from 'hastscript'
import { h } from 'hastscript'
import { withBaseUrls } from '@/lib/config/base-url'
import { ContentProblemsError } from '@/lib/problems/problem'
import type { CompiledMdx } from '../compile/compile'
import { evaluateMdx } from './evaluate'
import { resolveFileLinks } from '../links/file-links'
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
 * @param findFileHref URL of a content file; undefined if it is not a page
 * @throws ContentProblemsError if the body has problems
 */
export function toBodyHtml(
  { code, problems }: Pick<CompiledMdx, 'code' | 'problems'>,
  findFileHref: (file: string) => string | undefined,
): string {
  if (problems.length > 0) throw new ContentProblemsError(problems)
  const Content = evaluateMdx<typeof components, Child>(code, runtime)
  const html = toHtml(h(null, Content({ components })), { allowDangerousHtml: true })
  return resolveFileLinks(withBaseUrls(html), findFileHref)
}
