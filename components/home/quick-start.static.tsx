/** @jsxImportSource hastscript */
import convert from 'npm-to-yarn'
import { mainDocs } from '@/lib/config/instances'
import { packageManagerGroup } from '@/lib/markdown/code/remark-package-managers'

const managers = ['npm', 'yarn', 'pnpm', 'bun'] as const

const commands = [
  `npx create-docusaurus@${mainDocs.releasedVersion} my-site classic`,
  'cd my-site',
  'npm run start',
].join('\n')

function codeMarkup(code: string) {
  const lines = code.split('\n').map((line, index) => {
    const [program = '', ...rest] = line.split(' ')
    return (
      <>
        {index > 0 ? '\n' : ''}
        <span class="tf">{program}</span>
        <span class="ts">{` ${rest.join(' ')}`}</span>
      </>
    )
  })
  return (
    <figure class="code" data-language="bash">
      <pre tabindex={0}>
        <code>{lines}</code>
      </pre>
    </figure>
  )
}

function tabsMarkup() {
  const tabs = managers.map((name, index) => ({
    name,
    id: `quick-start-${index}`,
    selected: index === 0,
    code: name === 'npm' ? commands : convert(commands, name),
  }))
  return (
    <div class="tabs" data-group={packageManagerGroup}>
      <div role="tablist" class="tab-list" aria-label="Package manager">
        {tabs.map(({ name, id, selected }) => (
          <button
            type="button"
            role="tab"
            id={id}
            aria-controls={`${id}-panel`}
            aria-selected={String(selected)}
            tabindex={selected ? 0 : -1}
            data-value={name}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, id, selected, code }) => (
        <div
          role="tabpanel"
          class="tab-panel"
          id={`${id}-panel`}
          aria-labelledby={id}
          data-label={name}
          hidden={!selected}
        >
          {codeMarkup(code)}
        </div>
      ))}
    </div>
  )
}

/** The commands from nothing to a running site, for each package manager. */
export function quickStartMarkup() {
  return (
    <section class="home-section home-split quick-start" aria-labelledby="quick-start">
      <div>
        <h2 id="quick-start">A running site in three commands</h2>
        <p>
          All you need is Node.js 18 or later. Once the site is open in your browser, change a
          sentence in <code>docs/intro.md</code> and save: the page follows.
        </p>
        <ul class="home-links">
          <li>
            <a href="/docs/installation/">Installation, step by step</a>
          </li>
          <li>
            <a href="/docs/typescript-support/">Start with TypeScript</a>
          </li>
        </ul>
      </div>
      {tabsMarkup()}
    </section>
  )
}
