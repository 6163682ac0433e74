import { expect, test } from '@jest/globals'
import { runTool } from '@/lib/testing/run-tool'

/** Checks a text as if it were in a file. Returns the places and words that cspell reports. */
function check(file: string, text: string): { code: number | null; words: string[] } {
  const args = ['lint', '--no-cache', '--no-progress', '--no-summary', `stdin://${file}`]
  const { code, output } = runTool('cspell', args, text)
  const words = [...output.matchAll(/:(\d+:\d+) - Unknown word \((.*?)\)/g)]
  return { code, words: words.map(([, place = '', word = '']) => `${place} ${word}`) }
}

const DOCUMENT = `---
title: A wrnog title
slug: /wrnog
description: >-
  The colour of
  behaviour
tags: [wrnog]
---

import a from './wrnog'

This is \`wrnog\`, \`\`a \` wrnog\`\`, [recieve](./wrnog.md) the sidebr, <A wrnog="1">organise</A>.

- Item

  \`\`\`js title="wrnog"
  wrnog
  \`\`\`

## Wrnog word {#wrnog}

| teh | \`wrnog\` |
| --- | --- |
| licence | b |

APIs, JavaScript, London, https://wrnog.example/wrnog, Docusaurus, the page's swizzlable navbar
`

test('misspelled and British words of a document are reported with their places, code is not', () => {
  expect(check('content/docs/current/a.mdx', DOCUMENT)).toEqual({
    code: 1,
    words: [
      '2:10 wrnog',
      '5:7 colour',
      '6:3 behaviour',
      '12:34 recieve',
      '12:59 sidebr',
      '12:80 organise',
      '20:4 Wrnog',
      '22:3 teh',
      '24:3 licence',
    ],
  })
})

test('of a YAML file, only texts are checked', () => {
  const text =
    '- name: wrnog\n  values: [wrnog]\n  text: Some wrnog\n  description: "A teh `wrnog`"\n'
  expect(check('content/options/a.yml', text).words).toEqual(['3:14 wrnog', '4:19 teh'])
})
