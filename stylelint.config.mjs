const any = ['/.+/']

/** Properties whose values are used although they are newer than Baseline 2023, or not in it. */
const ignoreProperties = {
  // Every promised version has them, with the prefix that the build adds.
  '/^(user-select|print-color-adjust)$/': any,
  // Lines are divided as before, and scroll bars look as the system draws them.
  '/^(text-wrap|scrollbar-(color|gutter|width))$/': any,
  // Without it, in Safari before 18, what is found in a page isn't shown, but what is opened or printed is.
  'content-visibility': any,
  // Firefox divides paragraphs between sheets of paper as it likes.
  '/^(orphans|widows|break-after)$/': any,
  // Safari on phones scrolls what is behind, and has no corners to drag, accents or forced colors.
  '/^(overscroll-behavior|resize|accent-color|forced-color-adjust)$/': any,
}

/** Holds the style sheets to `browserslist`, as eslint-plugin-compat holds the scripts: Baseline 2023 is a little older. */
export default {
  plugins: ['stylelint-plugin-use-baseline'],
  rules: {
    'plugin/use-baseline': [
      true,
      {
        available: 2023,
        ignoreProperties,
        // Every promised version has them.
        ignoreFunctions: ['light-dark'],
        ignoreAtRules: ['property'],
        // Where one is missing, markers of lists, selected text and closed details look as the browser draws them.
        ignoreSelectors: ['details-content', 'marker', 'selection'],
      },
    ],
    // What no data on browsers knows.
    'property-disallowed-list': [
      ['/^mask-position-[xy]$/'],
      { message: (property) => `Only Firefox has "${property}".  Fix: declare mask-position.` },
    ],
    'declaration-property-value-allowed-list': [
      { 'text-decoration': ['none', 'underline'] },
      {
        message: (property, value) =>
          `Safari before 26.2 ignores "${property}: ${value}".  Fix: declare ${property}-line, -style, -color and -thickness.`,
      },
    ],
  },
}
