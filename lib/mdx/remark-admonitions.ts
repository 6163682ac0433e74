import type { Paragraph, Root, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import type { IconNode } from 'lucide'
import { CircleAlert, Flame, Info, Lightbulb, StickyNote, TriangleAlert } from 'lucide'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'
import { findSuggestion } from '@/lib/content/faults'
import type { CompileContext } from './context'
import { reportFault } from './context'
import { toIconElement } from './icons'

const kinds: Record<string, { title: string; icon: IconNode }> = {
  note: { title: 'Note', icon: StickyNote },
  tip: { title: 'Tip', icon: Lightbulb },
  info: { title: 'Info', icon: Info },
  warning: { title: 'Warning', icon: TriangleAlert },
  danger: { title: 'Danger', icon: Flame },
  caution: { title: 'Caution', icon: CircleAlert },
}

/** Names from earlier versions of the framework and what they mean now. */
const aliases: Record<string, string> = { secondary: 'note', important: 'info', success: 'tip' }

function isLabel(node: RootContent | undefined): node is Paragraph {
  return node?.type === 'paragraph' && node.data?.directiveLabel === true
}

/**
 * `:::tip[Title]` … `:::` -> `<div class="admonition" data-kind="tip">` with an icon, a title and the body.
 * Text such as `localhost:port`, which the directive syntax also claims, becomes text again.
 */
export const remarkAdmonitions: Plugin<[CompileContext], Root> = (context) => (tree, file) => {
  const source = String(file)
  visit(tree, ['textDirective', 'leafDirective'], (node, index, parent) => {
    const directive = node as TextDirective | LeafDirective
    const { start, end } = directive.position ?? {}
    if (!parent || index === undefined) return
    const value =
      start?.offset !== undefined && end?.offset !== undefined
        ? source.slice(start.offset, end.offset)
        : `:${directive.name}`
    const text = { type: 'text' as const, value, position: directive.position }
    ;(parent.children as RootContent[])[index] =
      directive.type === 'leafDirective' ? { type: 'paragraph', children: [text] } : text
  })

  visit(tree, 'containerDirective', (directive: ContainerDirective) => {
    const name = aliases[directive.name] ?? directive.name
    const kind = kinds[name]
    if (!kind) {
      reportFault(context, directive, {
        message: `unknown admonition ":::${directive.name}"`,
        fix: `use one of ${Object.keys(kinds).join(', ')}`,
        suggestion: findSuggestion(directive.name, Object.keys(kinds)),
      })
      return
    }
    const [first, ...rest] = directive.children
    const label = isLabel(first) ? first : undefined
    const title: Paragraph = {
      type: 'paragraph',
      data: { hProperties: { className: ['admonition-title'] } },
      children: [
        {
          type: 'text',
          value: '',
          data: { hName: 'span', hChildren: [toIconElement(kind.icon)] },
        } as unknown as Paragraph['children'][number],
        ...(label?.children ?? [{ type: 'text', value: kind.title } as const]),
      ],
    }
    directive.data = {
      ...directive.data,
      hName: 'div',
      hProperties: { className: ['admonition'], dataKind: name, role: 'note' },
    }
    directive.children = [title, ...(label ? rest : directive.children)]
  })
}
