import { describe, expect, test } from '@jest/globals'
import type { Nodes, Parent, Root } from 'mdast'
import type { VisitorResult } from 'unist-util-visit'
import { SKIP, visit as reference } from 'unist-util-visit'
import { visit } from './visit'

const text = (value: string) => ({ type: 'text' as const, value })
const strong = (...children: ReturnType<typeof text>[]) => ({ type: 'strong' as const, children })

function createTree(): Root {
  return {
    type: 'root',
    children: [
      { type: 'paragraph', children: [text('a'), strong(text('b'), text('c')), text('d')] },
      { type: 'thematicBreak' },
      { type: 'paragraph', children: [strong(), text('e')] },
    ],
  }
}

type Edit = (node: Nodes, index: number | undefined, parent: Parent | undefined) => VisitorResult

const edits: Record<string, Edit> = {
  nothing: () => undefined,
  'leave children out': (node) => (node.type === 'strong' ? SKIP : true),
  'replace a node': (_, index, parent) => {
    if (parent && index === 0) parent.children[0] = text('new')
  },
  'remove a node': (node, index, parent) => {
    if (node.type !== 'strong' || !parent || index === undefined) return undefined
    parent.children.splice(index, 1)
    return [SKIP, index]
  },
  'insert nodes and pass over them': (node, index, parent) => {
    if (node.type !== 'text' || node.value !== 'a' || index === undefined) return undefined
    parent?.children.splice(index, 1, text('x'), text('y'))
    return index + 2
  },
}

describe.each(Object.entries(edits))('%s', (_, edit) => {
  test.each([['text'], [['strong', 'text']], ['paragraph'], ['root'], ['none'], [undefined]])(
    'works like unist-util-visit on %j',
    (types) => {
      const run = (each: typeof visit) => {
        const tree = createTree()
        const visited: unknown[] = []
        const visitor: Edit = (node, index, parent) => {
          visited.push([structuredClone(node), index, parent?.type])
          return edit(node, index, parent)
        }
        if (types === undefined) each(tree, visitor as never)
        else each(tree, types as string, visitor as never)
        return { tree, visited }
      }
      expect(run(visit)).toEqual(run(reference))
    },
  )
})
