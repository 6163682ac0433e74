import { h } from 'hastscript'
import mapValues from 'lodash-es/mapValues.js'
import type { Paragraph, Root, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { IconNode } from 'lucide'
import type { Plugin } from 'unified'
import { visit } from '../core/visit'
import { findSuggestion } from '@/lib/core/problem'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import { toHtmlNode } from '../core/markdown-nodes'
import type { AdmonitionKind } from './admonition-kinds'
import { admonitionKinds } from './admonition-kinds'

type Keyword = { kind: AdmonitionKind; title: string }

/** Custom keywords of this site, all shown as info. */
const customKeywords: Record<string, Keyword> = {
  'my-custom-admonition': { kind: 'info', title: 'My custom admonition' },
}

const keywords = new Map(
  Object.entries<Keyword>({
    // Each kind is a keyword, with its own title.
    ...mapValues(admonitionKinds, ({ title }, kind) => ({ kind: kind as AdmonitionKind, title })),
    // Names from earlier versions of the framework.
    secondary: { kind: 'note', title: 'Secondary' },
    important: { kind: 'info', title: 'Important' },
    success: { kind: 'tip', title: 'Success' },
    ...customKeywords,
  }),
)

function isLabel(node: RootContent | undefined): node is Paragraph {
  return node?.type === 'paragraph' && node.data?.directiveLabel === true
}

/** Returns a title after an icon that is hidden from assistive technology. */
function toTitle(icon: IconNode, children: Paragraph['children']): Paragraph {
  const drawing = h(
    'svg',
    { viewBox: '0 0 24 24', width: 20, height: 20, class: 'icon', 'aria-hidden': 'true' },
    icon.map(([tag, attributes]) => h(tag, attributes as Record<string, string>)),
  )
  return {
    type: 'paragraph',
    data: { hProperties: { className: ['admonition-title'] } },
    children: [toHtmlNode(h('span', drawing)), ...children],
  }
}

/**
 * Turns `:::tip[Title]` … `:::` into `<div class="admonition" data-kind="tip">` with an icon, a title and the body. A
 * `title` attribute takes precedence.
 */
export const remarkAdmonitions: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visit(tree, 'containerDirective', (directive: ContainerDirective) => {
    const keyword = keywords.get(directive.name)
    if (!keyword) {
      const suggested = [...Object.keys(admonitionKinds), ...Object.keys(customKeywords)]
      reportProblem(context, directive, {
        message: `unknown admonition ":::${directive.name}"`,
        fix: `use one of ${suggested.join(', ')}`,
        suggestion: findSuggestion(directive.name, suggested),
      })
      return
    }
    const { kind, title } = keyword
    const [first, ...rest] = directive.children
    const label = isLabel(first) ? first : undefined
    const plainTitle = directive.attributes?.['title']
    const titleNodes =
      plainTitle || !label?.children.length
        ? [{ type: 'text' as const, value: plainTitle || title }]
        : label.children
    directive.data = {
      ...directive.data,
      hName: 'div',
      hProperties: { className: ['admonition'], dataKind: kind, role: 'note' },
    }
    directive.children = [
      toTitle(admonitionKinds[kind].icon, titleNodes),
      ...(label ? rest : directive.children),
    ]
  })
}
