import type { Code, Root } from 'mdast'
import type { Math } from 'mdast-util-math'
import { h } from 'hastscript'
import type { MdxJsxFlowElement } from 'mdast-util-mdx'
import type { Plugin } from 'unified'
import { packageManagerGroup } from '@/lib/config/tab-groups'
import { toPackageCommands } from '../tabs/create-tabs'
import type { Fault } from '@/lib/core/problem'
import { isFixture } from '@/lib/source/fixtures'
import type { CompileContext } from '../core/context'
import { getSource, getTextPath, reportProblem, toPlace } from '../core/context'
import { toComponent } from '../core/jsx-props'
import { SKIP, visit } from '../core/visit'
import { readCodeMeta } from './code-meta'

const liveLanguages = ['js', 'jsx', 'ts', 'tsx', 'javascript', 'typescript']

/** Returns why a fence marked `live` or `noInline` cannot be live code, or undefined if it can. */
function findMisuse(language: string | undefined, words: string[]): Fault | undefined {
  if (!words.includes('live')) {
    return { message: '`noInline` is for live code only', fix: 'add `live`, or remove `noInline`' }
  }
  if (words.includes('npm2yarn')) {
    return { message: 'code cannot be both `live` and `npm2yarn`', fix: 'remove one of the two' }
  }
  if (!language || !liveLanguages.includes(language)) {
    return {
      message: language
        ? `live code does not support the language "${language}"`
        : 'live code has no language',
      fix: 'use `jsx` or `tsx`, or remove `live`',
    }
  }
  return undefined
}

/** Returns tabs with the same commands for npm, Yarn, pnpm and Bun. */
function toPackageManagers(code: Code): MdxJsxFlowElement {
  const meta = (code.meta ?? '').replace('npm2yarn', '').trim() || null
  const tabs = toPackageCommands(code.value).map(({ name, code: value }) => {
    const fence: Code = { ...code, meta, value }
    if (name !== 'npm') fence.data = { ...code.data, derived: true }
    return toComponent('TabItem', { value: name }, [fence])
  })
  return toComponent('Tabs', { groupId: packageManagerGroup }, tabs)
}

/** Returns the formula in a fence, as between `$$` and `$$`. */
function toFormula({ value, position }: Code): Math {
  const code = h('code', { className: ['language-math', 'math-display'] }, value)
  return { type: 'math', value, position, data: { hName: 'pre', hChildren: [code] } }
}

/**
 * Turns fences into the components that they stand for:
 * - ```` ```jsx live ```` into `<Playground>` around the fence, which readers see until the editor has loaded. Marked
 *   lines and line numbers apply only to the fence, because the editor shows neither.
 * - ```` ```mermaid ```` into `<Mermaid>` around the fence, which readers see until the diagram is drawn. Fixtures
 *   contain invalid diagrams, which are shown. The diagrams of other documents are checked later. `size=640x480` is the
 *   size of the drawn diagram.
 * - ```` ```bash npm2yarn ```` into tabs with a fence for each package manager.
 * - ```` ```math ```` into a formula.
 */
export const remarkCodeComponents: Plugin<[CompileContext], Root> = (context) => {
  const findComponent = (code: Code): MdxJsxFlowElement | undefined => {
    const { words, size } = readCodeMeta(code.meta ?? '')
    const language = code.lang?.toLowerCase()
    if (words.includes('live') || words.includes('noInline')) {
      const misuse = findMisuse(language, words)
      if (misuse) reportProblem(context, code, misuse)
      else {
        return toComponent('Playground', words.includes('noInline') ? { noInline: null } : {}, [
          code,
        ])
      }
    }
    if (words.includes('npm2yarn')) return toPackageManagers(code)
    if (language !== 'mermaid') return undefined
    if (!isFixture(getTextPath(context, code))) {
      const { line, ...place } = toPlace(context, code)
      const [first = ''] = code.value.split('\n')
      // The text of a component starts anywhere in its tag, and that of a fence on the next line.
      const [before = ''] = code.data?.derived ? getSource(context, code).split(first) : ['\n']
      const start = line + before.split('\n').length - 2
      context.diagrams.push({ ...place, line: start, code: code.value })
    }
    return toComponent('Mermaid', size ?? {}, [code])
  }

  return (tree) => {
    visit(tree, 'code', (code, index, parent) => {
      const component = code.lang === 'math' ? toFormula(code) : findComponent(code)
      if (!component || !parent || index === undefined) return undefined
      parent.children[index] = { ...component, position: code.position }
      return [SKIP, index + 1]
    })
  }
}
