/** Features that not every browser of `browserslist` has, which nothing depends on. */
const ignore = [
  // All of them have it, although the data says that none has.
  'css-media-scripting',
  // Without it, in Safari before 18, what is found in a page isn't shown, but what is opened or printed is.
  'css-content-visibility',
  // Firefox divides paragraphs between sheets of paper as it likes.
  'css-widows-orphans',
]

/** Holds the style sheets to `browserslist`, as eslint-plugin-compat holds the scripts. */
export default {
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'plugin/no-unsupported-browser-features': [true, { ignore, ignorePartialSupport: true }],
  },
}
