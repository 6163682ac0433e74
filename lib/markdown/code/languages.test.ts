import { describe, expect, test } from '@jest/globals'
import { bundledLanguages, createHighlighter } from 'shiki'
import { findHighlighterName, knownLanguages, toGrammar } from './languages'

describe('languages', () => {
  test.each([
    ['zsh', 'shellscript'],
    ['golang', 'go'],
    ['none', 'text'],
    ['cobol', 'cobol'],
  ])('%s uses the grammar %s', (language, grammar) => {
    expect(findHighlighterName(language)).toBeDefined()
    expect(toGrammar(language)).toBe(grammar)
  })

  test.each(['javascrip', 'unheard-of', 'constructor'])('%s is unknown', (language) => {
    expect(findHighlighterName(language)).toBeUndefined()
    expect(toGrammar(language)).toBe(language)
  })

  test('names that only this site supports resolve to existing grammars', async () => {
    const highlighter = await createHighlighter({ themes: [], langs: [] })
    const bundled = new Set(Object.keys(bundledLanguages))
    for (const name of knownLanguages.filter((each) => !bundled.has(each))) {
      await highlighter.loadLanguage(findHighlighterName(name) as 'js')
    }
    highlighter.dispose()
  })
})
