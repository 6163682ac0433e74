import type { PhrasingContent } from 'mdast'
import { s } from 'hastscript'
import { readSvg } from '@/lib/source/assets/svg'
import { readReferencedFile } from './asset-files'
import type { CompileContext, Positioned } from '../core/context'
import { reportProblem } from '../core/context'
import type { Literal } from '../core/literals'
import { toHtmlNode } from '../core/markdown-nodes'

/**
 * Replaces `<Logo title="The logo" />` of an imported SVG file with the drawing itself, which can inherit colors.
 * @param written path as written in the import
 */
export function toInlineSvg(
  context: CompileContext,
  node: Positioned,
  written: string,
  { title, className, ...attributes }: Record<string, Literal>,
): PhrasingContent[] {
  const fail = (message: string, fix: string) => {
    reportProblem(context, node, { message: `the drawing "${written}" ${message}`, fix })
    return []
  }
  const found = readReferencedFile(context, node, { written, noun: 'drawing', types: ['.svg'] })
  if (!found) return []
  const text = found.bytes.toString('utf8')
  const svg = readSvg(text)
  if ('message' in svg) return fail(svg.message, svg.fix)
  if (/<style\b|\sstyle=/.test(text)) {
    return fail(
      "has styles, which the page's security policy blocks",
      'write them as attributes such as fill="…", or show the file as an image',
    )
  }
  if (!title && !('aria-label' in attributes) && !('aria-hidden' in attributes)) {
    return fail(
      'has no alternative text',
      'add title="what it shows", or aria-hidden="true" if it is only decoration',
    )
  }
  const given = Object.entries({ ...attributes, class: attributes['class'] ?? className }).filter(
    ([, value]) => typeof value !== 'object',
  )
  const drawing = s(
    'svg',
    {
      ...svg.properties,
      ...(!('aria-hidden' in attributes) && { role: 'img' }),
      ...(Object.fromEntries(given) as Record<string, string | number | boolean | undefined>),
    },
    typeof title === 'string' ? [s('title', title), ...svg.children] : svg.children,
  )
  return [toHtmlNode(drawing)]
}
