import type { Random } from './random'
import { makeName, makeSentence, makeTypeName } from './text'

function makeJs(random: Random): string {
  const [name, item, limit] = [makeName(random), makeName(random), random.between(2, 90)]
  return `import { ${item} } from './${name}.js'

// ${makeSentence(random)}
export async function ${name}(entries, { limit = ${limit} } = {}) {
  const found = await ${item}(entries.filter((entry) => entry.size > limit))
  if (found.length === 0) {
    throw new Error(\`Nothing above \${limit} was found.\`)
  }
  return found.map(({ id, title }) => ({ id, label: title ?? 'untitled' }))
}`
}

function makeTs(random: Random): string {
  const [type, name, field] = [makeTypeName(random), makeName(random), makeName(random)]
  return `export type ${type} = {
  /** ${makeSentence(random)} */
  ${field}: string
  count?: number
  kind: 'open' | 'closed'
}

export function ${name}<Item extends ${type}>(items: readonly Item[]): Map<string, Item> {
  const byField = new Map<string, Item>()
  for (const item of items) {
    if (item.kind === 'open' && (item.count ?? 0) > ${random.between(1, 40)}) byField.set(item.${field}, item)
  }
  return byField
}`
}

function makeBash(random: Random): string {
  const name = makeName(random)
  return `# ${makeSentence(random)}
export ${name.toUpperCase()}="$HOME/${name}"
npm install --save-exact ${name.toLowerCase()}@${random.between(1, 9)}.${random.between(0, 20)}.0
if [ ! -d "$${name.toUpperCase()}" ]; then
  mkdir -p "$${name.toUpperCase()}" && cp -r ./public "$${name.toUpperCase()}"
fi
npm run build -- --out-dir "$${name.toUpperCase()}" | grep -v warning`
}

function makeJson(random: Random): string {
  return JSON.stringify(
    {
      name: makeName(random).toLowerCase(),
      private: true,
      [makeName(random)]: { limit: random.between(1, 500), enabled: random.next() < 0.5 },
      files: [`${makeName(random)}.js`, `${makeName(random)}.css`],
      engines: { node: `>=${random.between(18, 24)}` },
    },
    undefined,
    2,
  )
}

function makeCss(random: Random): string {
  return `/* ${makeSentence(random)} */
.${makeName(random)} > a[aria-current='page'] {
  --accent: #${random.between(0x100000, 0xffffff).toString(16)};
  color: var(--accent, rebeccapurple);
  padding-inline: ${random.between(1, 9) / 4}rem;
}

@media (min-width: ${random.between(30, 90)}em) {
  .${makeName(random)}::before {
    content: '→';
    transform: translateX(calc(100% - ${random.between(2, 30)}px));
  }
}`
}

function makeYaml(random: Random): string {
  return `# ${makeSentence(random)}
name: ${makeName(random)}
on:
  push:
    branches: [main, ${makeName(random)}]
jobs:
  ${makeName(random)}:
    timeout-minutes: ${random.between(5, 60)}
    steps:
      - uses: actions/checkout@v${random.between(3, 5)}
      - run: npm run build -- --verbose
        env:
          LIMIT: '${random.between(1, 99)}'`
}

function makeDiff(random: Random): string {
  const [name, field] = [makeName(random), makeName(random)]
  return `--- a/${name}.js
+++ b/${name}.js
@@ -${random.between(1, 80)},5 +${random.between(1, 80)},6 @@
 export default {
   title: '${name}',
-  ${field}: false,
+  ${field}: true,
+  limit: ${random.between(2, 300)},
 }`
}

const makers: Record<string, (random: Random) => string> = {
  ts: makeTs,
  js: makeJs,
  bash: makeBash,
  json: makeJson,
  css: makeCss,
  yaml: makeYaml,
  diff: makeDiff,
}

/** Generates a fenced code block in one of seven languages, sometimes with a title or highlighted lines. */
export function makeCodeBlock(random: Random): string {
  const language = random.pick([
    'ts',
    'ts',
    'js',
    'js',
    'bash',
    'bash',
    'json',
    'css',
    'yaml',
    'diff',
  ])
  const code = makers[language]?.(random) ?? ''
  const title = random.next() < 0.4 ? ` title="${makeName(random)}.${language}"` : ''
  const lines = random.next() < 0.15 ? ' {2,4-5}' : ''
  return ['```' + language + title + lines, code, '```'].join('\n')
}
