import { expect, test } from '@jest/globals'
import { findBodyProblems } from '@/lib/testing/compile-body'

const toDiagram = (code: string) => `\`\`\`mermaid\n${code}\n\`\`\`\n`

test.each([
  [
    toDiagram('%% note\n\nflowchart LR\n  %% note\n  a --> b\n  b -->> c[d'),
    /^7:\d+ the diagram does not parse/,
  ],
  [
    `- a\n\n  ${toDiagram('pie\n"a" 3').replaceAll('\n', '\n  ')}`,
    /^\d:\d+ the diagram does not parse: Parsing failed/,
  ],
  [
    toDiagram('flowchar LR\na --> b'),
    /^2:1 Mermaid does not support the diagram type "flowchar" \(flowchart\)$/,
  ],
  ['a\n\n<Mermaid value="flowchar LR" />\n', /^3:1 Mermaid does not support/],
  ['<Mermaid\n  value={`\n    flowchart LR\n    a -->> b[c\n  `}\n/>\n', /^4:\d+ the diagram/],
])('%j', async (body, problem) => {
  expect(await findBodyProblems(body)).toEqual([expect.stringMatching(problem)])
})

test.each([
  'flowchart LR\n  a["<b>x</b>"] --> b{c}\n  click a "https://e.example"',
  'sequenceDiagram\n  %% a comment: {x}\n  A->>B: hi',
  'gantt\n  section S\n  a :a1, 2024-01-01, 30d',
  'pie\n  "a": 3',
  'classDiagram\n  class A{\n    +int x\n  }',
  'stateDiagram-v2\n  [*] --> A',
  'erDiagram\n  A ||--o{ B : has',
  'gitGraph\n  commit',
])('%j is valid', async (code) => {
  expect(await findBodyProblems(toDiagram(code))).toEqual([])
})

test('fixtures may contain invalid diagrams', async () => {
  expect(await findBodyProblems(toDiagram('nope'), 'content/tests/pages/a.mdx')).toEqual([])
})
