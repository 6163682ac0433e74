import { describe, expect, test } from '@jest/globals'
import { hasJavaScriptForm, toJavaScriptForm } from './javascript-form'

const CONFIG = 'title="docusaurus.config.ts"'

/** Converts code of a configuration, which has these words after its language. */
async function convert(code: string, meta = CONFIG) {
  return toJavaScriptForm({ language: 'ts', meta, code })
}

/** A configuration with a type before the value and one after it. */
const config = `import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';

const config: Config = {
  title: 'Tidepool',
  presets: [['classic', {docs: {sidebarPath: './sidebars.ts'}} satisfies Preset.Options]],
  themeConfig: {
    navbar: {title: 'Tidepool'},
  } satisfies Preset.ThemeConfig,
};

export default config;`

test('the types of packages become comments, as in the templates for JavaScript', async () => {
  const { language, meta, code } = await convert(config)
  expect({ language, meta }).toEqual({ language: 'js', meta: 'title="docusaurus.config.js"' })
  expect(code).toBe(`/** @type {import('@docusaurus/types').Config} */
const config = {
  title: 'Tidepool',
  presets: [
    [
      'classic',
      /** @type {import('@docusaurus/preset-classic').Options} */
      ({docs: {sidebarPath: './sidebars.js'}}),
    ],
  ],
  themeConfig:
    /** @type {import('@docusaurus/preset-classic').ThemeConfig} */
    ({
      navbar: {title: 'Tidepool'},
    }),
};

export default config;`)
})

test.each([
  [
    'the type of a parameter and of a result',
    "import type {LoadContext, Plugin} from '@docusaurus/types';\n\nexport default function plugin(context: LoadContext, options: {a?: string}): Plugin<void> {\n  return {name: 'a'};\n}",
    "/**\n * @param {import('@docusaurus/types').LoadContext} context\n * @returns {import('@docusaurus/types').Plugin<void>}\n */\nexport default function plugin(context, options) {\n  return {name: 'a'};\n}",
  ],
  [
    'a default import of a type',
    "import type Type from '@theme/Footer';\n\nexport const props: Type[] = [];",
    "/** @type {import('@theme/Footer').default[]} */\nexport const props = [];",
  ],
])('%s', async (_, code, expected) => {
  expect((await convert(code)).code).toBe(expected)
})

test.each([
  [
    'a type of its own',
    'type A = {b: string};\n\nexport const a: A = {b: ""};',
    "export const a = {b: ''};",
  ],
  [
    "a type of the site's own files",
    "import type {A} from '../a';\n\nexport const a: A = 1;",
    'export const a = 1;',
  ],
  [
    'an interface',
    'export interface A {\n  b: string;\n}\n\nexport const a = 1;',
    'export const a = 1;',
  ],
  ['a declaration', 'declare global {\n  interface Window {}\n}\n\nexport {};', 'export {};'],
  [
    'an assertion',
    'export const a = JSON.parse("1") as {b: string};',
    "export const a = JSON.parse('1');",
  ],
  [
    'a check for null',
    'export const a = b.find(Boolean)!.c;',
    'export const a = b.find(Boolean).c;',
  ],
  ['type arguments', 'const a = new Map<string, string>();', 'const a = new Map();'],
  ['type parameters', 'const a = <T,>(b: T): T => b;', 'const a = (b) => b;'],
  ['optional parameters', 'const a = (b?: string) => b;', 'const a = (b) => b;'],
  [
    'one of several imports',
    "import A, {type B, c} from 'a';\n\nc(A);",
    "import A, {c} from 'a';\n\nc(A);",
  ],
  ['all imports in braces', "import A, {type B} from 'a';\n\nA();", "import A from 'a';\n\nA();"],
  ['an import of types', "import {type A} from 'a';\nimport 'b';", "import 'b';"],
])('%s is removed', async (_, code, expected) => {
  expect((await convert(code)).code).toBe(expected)
})

test('strings and types keep their place in the text of code', async () => {
  const code = "export const a = 'b: string as C'; // d: Config"
  expect((await convert(code)).code).toBe(code)
})

test('properties stay properties', async () => {
  const code =
    "import type {Options} from '@docusaurus/plugin-pwa';\n\nplugins: [['pwa', {} satisfies Options]],"
  expect((await convert(code, `${CONFIG} in=config`)).code).toBe(
    "plugins: [\n  [\n    'pwa',\n    /** @type {import('@docusaurus/plugin-pwa').Options} */\n    ({}),\n  ],\n],",
  )
})

test.each([
  ['{5}', '{3}'],
  ['{7-9}', '{11-15}'],
  ['{5,8} showLineNumbers', '{3,14} showLineNumbers'],
  ['focus={5}', 'focus={3}'],
  ['{1}', ''],
])('marked lines stay marked: %s', async (meta, expected) => {
  const { meta: moved } = await convert(config, `${CONFIG} ${meta}`)
  expect(moved.trim()).toBe(`title="docusaurus.config.js" ${expected}`.trim())
})

describe('a form in JavaScript', () => {
  test.each([
    ['ts', 'title="sidebars.ts"', true],
    ['tsx', "title='src/pages/index.tsx' {2}", true],
    ['ts', '', false],
    ['js', 'title="sidebars.js"', false],
    ['ts', 'title="src/types.d.ts"', false],
    ['ts', 'title="Fails in a build"', false],
    ['ts', 'title="a.ts" no-javascript', false],
    ['ts', 'title="a.ts" no-check="shows a mistake"', false],
    ['tsx', 'title="a.tsx" live', false],
  ])('%s %s: %j', (language, meta, expected) => {
    expect(hasJavaScriptForm({ language, meta })).toBe(expected)
  })
})

test.each(['enum A {}', 'namespace A {}', 'const a = ;'])('%s is an error', async (code) => {
  await expect(convert(code)).rejects.toThrow(SyntaxError)
})
