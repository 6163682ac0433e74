/** What `npm run test:html` expects of the exported pages. Version 11 of html-validate requires Node 22. */
export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // Notation that React and the export use and that parsers treat the same: `<br/>`, `dateTime`, `hidden=""`,
    // `<!doctype`.
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // HTML never requires `&gt;`. React and the compiler encode what it does require.
    'no-raw-characters': 'off',
    // HTML allows any id without whitespace. Heading ids are derived from text, which may start with a digit or an
    // emoji.
    'valid-id': ['error', { relaxed: true }],
    // The inputs of one group share a name.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // Without JavaScript, a sidebar category links to its first page, which a button cannot do.
    'prefer-native-element': ['error', { exclude: ['button'] }],
  },
}
