import { packageManagerGroup } from '@/lib/config/tab-groups'
import type { Root } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx'
import convert from 'npm-to-yarn'
import type { Plugin } from 'unified'
import { SKIP, visit } from '../core/visit'

const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const

function attribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value }
}

/** Turns a fence of npm commands marked `npm2yarn` into tabs with the same commands for npm, Yarn, pnpm and Bun. */
export const remarkPackageManagers: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'code', (code, index, parent) => {
    if (!parent || index === undefined || !/(?:^|\s)npm2yarn(?:\s|$)/.test(code.meta ?? '')) {
      return undefined
    }
    const meta = (code.meta ?? '').replace('npm2yarn', '').trim() || null
    const tabs: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'Tabs',
      attributes: [attribute('groupId', packageManagerGroup)],
      children: packageManagers.map((manager) => ({
        type: 'mdxJsxFlowElement',
        name: 'TabItem',
        attributes: [attribute('value', manager)],
        children: [
          {
            ...code,
            meta,
            ...(manager !== 'npm' && {
              value: convert(code.value, manager),
              data: { ...code.data, derived: true },
            }),
          },
        ],
      })),
      position: code.position,
    }
    parent.children[index] = tabs
    return [SKIP, index + 1]
  })
}
