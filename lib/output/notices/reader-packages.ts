import { containedPackages } from '@/lib/next/browser-packages'

/**
 * Packages whose code, styles or icons are in the scripts and pages of this site. A unit test compares them with the
 * modules that browsers load, and reports what is missing.
 */
export const clientPackages = [
  '@docsearch/react',
  '@jridgewell/gen-mapping',
  '@jridgewell/resolve-uri',
  '@jridgewell/sourcemap-codec',
  '@jridgewell/trace-mapping',
  '@swc/helpers',
  'fastest-levenshtein',
  'lines-and-columns',
  'lucide',
  'next',
  'prismjs',
  'react',
  'react-dom',
  'scheduler',
  'sucrase',
  'ts-interface-checker',
]

/** Packages that a build copies files or markup from, but that no module imports. */
export const copiedPackages = ['katex', 'mermaid', '@mermaid-js/parser']

/** Folders of packages that are part of another one. */
export const containedFolders = Object.values(containedPackages)

/** Packages that Mermaid contains but its source maps don't mention. */
export const hiddenPackages = [
  'hachure-fill',
  'path-data-parser',
  'points-on-curve',
  'points-on-path',
  'vscode-uri',
]

/** Packages that are bundled in DocSearch's only file. */
export const searchPackages = [
  '@algolia/autocomplete-core',
  '@algolia/autocomplete-preset-algolia',
  '@algolia/autocomplete-shared',
  '@algolia/client-common',
  '@algolia/requester-browser-xhr',
  'algoliasearch',
]

/** The license of a package that isn't installed, or doesn't include its text. */
export type KnownLicense =
  | { license: 'MIT'; copyright: string }
  /** The text is the same as that of an installed package. */
  | { license: string; sameAs: string }

const microsoft = {
  license: 'MIT',
  copyright: 'Copyright (c) Microsoft Corporation. All rights reserved.',
} as const
const algolia = {
  license: 'MIT',
  copyright: 'Copyright (c) Algolia, Inc. and contributors',
} as const
const chevrotain = { license: 'Apache-2.0', sameAs: '@chevrotain/types' }

/** From the license files of these packages' releases; to find them, run `npm view NAME repository`. */
export const knownLicenses: Record<string, KnownLicense> = {
  '@algolia/autocomplete-core': algolia,
  '@algolia/autocomplete-preset-algolia': algolia,
  '@algolia/autocomplete-shared': algolia,
  '@chevrotain/gast': chevrotain,
  '@chevrotain/regexp-to-ast': chevrotain,
  '@chevrotain/utils': chevrotain,
  '@docsearch/react': algolia,
  chevrotain,
  'chevrotain-allstar': { license: 'MIT', copyright: 'Copyright 2022 TypeFox GmbH' },
  fastdom: { license: 'MIT', copyright: 'Copyright (c) 2016 Wilson Page <wilsonpage@me.com>' },
  'js-yaml': { license: 'MIT', copyright: 'Copyright (C) 2011-2015 by Vitaly Puzrin' },
  langium: { license: 'MIT', copyright: 'Copyright 2021 TypeFox GmbH' },
  'path-browserify': { license: 'MIT', copyright: 'Copyright (c) 2013 James Halliday' },
  'vscode-jsonrpc': microsoft,
  'vscode-languageserver-protocol': microsoft,
  'vscode-languageserver-textdocument': microsoft,
  'vscode-languageserver-types': microsoft,
  'vscode-uri': { license: 'MIT', copyright: 'Copyright (c) Microsoft' },
}

/** From the name table of the fonts in `node_modules/katex/dist/fonts`. */
export const mathFontsCopyright = `Copyright (c) 2009-2010, Design Science, Inc. (<www.mathjax.org>)
Copyright (c) 2014-2018 Khan Academy (<www.khanacademy.org>),
with Reserved Font Names that start with KaTeX_.`
