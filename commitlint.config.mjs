/** The rules for the first line of a commit message, which CONTRIBUTING.md explains in "Commits". */
export default {
  helpUrl: 'CONTRIBUTING.md, section "Commits"',
  plugins: [
    {
      rules: {
        // `scope-case` would require `i-18-n`, and takes `a,b` for two scopes.
        'scope-is-room': ({ scope }) => [
          scope === null || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(scope ?? ''),
          'scope must be a kebab-case word: write a room such as `not-found`',
        ],
      },
    },
  ],
  rules: {
    'type-empty': [2, 'never'],
    'type-enum': [
      2,
      'always',
      [
        ...['feat', 'fix', 'content', 'refactor', 'perf', 'style'],
        ...['test', 'docs', 'build', 'ci', 'chore'],
      ],
    ],
    'scope-empty': [2, 'never'],
    'scope-is-room': [2, 'always'],
    'subject-empty': [2, 'never'],
    // What `git log --oneline` and GitHub show in full.
    'header-max-length': [2, 'always', 72],
  },
}
