import { expect, test } from '@jest/globals'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkDollars } from './remark-dollars'

/** Returns the nodes of a paragraph: the text of each formula between angle brackets. */
function read(text: string): string {
  const tree = unified().use(remarkParse).use(remarkMath).use(remarkDollars).parse(text)
  const [paragraph] = tree.children
  if (paragraph?.type !== 'paragraph') throw new Error('not a paragraph')
  return paragraph.children
    .map((node) => {
      if (node.type === 'inlineMath') return `<${node.value}>`
      return node.type === 'text' ? node.value : node.type
    })
    .join('')
}

test.each([
  ['$5 for members and $10 for guests', '$5 for members and $10 for guests'],
  ['Set $HOME and $PATH first.', 'Set $HOME and $PATH first.'],
  ['from $5 to $10', 'from $5 to $10'],
  ['$5\n$6', '$5\n$6'],
  ['5$ or 10$', '5$ or 10$'],
  ['"$HOME" or "$PATH"', '"$HOME" or "$PATH"'],
  ['**$HOME** or **$HOME/bin:$PATH**.', 'strong or strong.'],
  ['the $n$th and the $(n+1)$th', 'the <n>th and the <(n+1)>th'],
  ['$x$, $y^2$ and $z$.', '<x>, <y^2> and <z>.'],
  ['($\\alpha$)', '(<\\alpha>)'],
  ['$a$-$b$', '<a>-<b>'],
  ['$5 *really*, $6', '$5 emphasis, $6'],
  ['it costs $5, and $x$ is a formula', 'it costs $5, and <x> is a formula'],
  ['$$x$$ and $$ y $$', '<x> and <y>'],
])('reads %j', (text, expected) => {
  expect(read(text)).toBe(expected)
})
