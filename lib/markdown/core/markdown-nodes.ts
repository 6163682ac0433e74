import type { Element } from 'hast'
import type { PhrasingContent, Root } from 'mdast'
import type { Position } from 'unist'
import type { VFileMessage } from 'vfile-message'
import { parser } from './parser'
import type { CompileContext } from './context'
import { reportProblem } from './context'
import { toSyntaxProblem } from './syntax-problem'
import { visit } from './visit'

/** Returns a Markdown node that becomes an element. */
export function toHtmlNode({ tagName, properties, children }: Element): PhrasingContent {
  const data = { hName: tagName, hProperties: properties, hChildren: children }
  return { type: 'text', value: '', data }
}

/**
 * Parses a line of Markdown in front matter or in a data file.
 * @param position position of the line, which its nodes get
 * @param what what the line is, as messages call it
 */
export function parseLine(
  context: CompileContext,
  line: string,
  position: Position | undefined,
  what: string,
): PhrasingContent[] {
  let tree: Root
  try {
    tree = parser.parse(line)
  } catch (error) {
    // The parser knows only the place in the line.
    const { message, fix } = toSyntaxProblem(context.page, error as VFileMessage)
    reportProblem(context, { position }, { message, fix })
    return []
  }
  visit(tree, (node) => {
    node.position = position
  })
  const [block, second] = tree.children
  if (block?.type === 'paragraph' && !second) return block.children
  reportProblem(context, tree, {
    message: `${what} is longer than one paragraph`,
    fix: 'write one line without headings, lists or code blocks',
  })
  return []
}
