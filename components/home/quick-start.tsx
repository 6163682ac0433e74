import { Fragment } from 'react'
import convert from 'npm-to-yarn'
import { mainDocs } from '@/lib/config/instances'
import { packageManagerGroup, packageManagerQuery } from '@/lib/config/tab-groups'
import { getNewestRelease } from '@/lib/config/versions'

const managers = ['npm', 'yarn', 'pnpm', 'bun'] as const

const commands = [
  `npx create-docusaurus@${getNewestRelease(mainDocs).name} my-site classic`,
  'cd my-site',
  'npm run start',
].join('\n')

function Code({ code }: { code: string }) {
  const lines = code.split('\n').map((line, index) => {
    const [program = '', ...rest] = line.split(' ')
    return (
      <Fragment key={index}>
        {index > 0 ? '\n' : ''}
        <span className="tf">{program}</span>
        <span className="ts">{` ${rest.join(' ')}`}</span>
      </Fragment>
    )
  })
  return (
    <figure className="code" data-lang="bash">
      <pre tabIndex={0}>
        <code>{lines}</code>
      </pre>
    </figure>
  )
}

function Tabs() {
  const tabs = managers.map((name, index) => ({
    name,
    id: `quick-start-${index}`,
    selected: index === 0,
    code: name === 'npm' ? commands : convert(commands, name),
  }))
  return (
    <div className="tabs" data-group={packageManagerGroup} data-query={packageManagerQuery}>
      <div role="tablist" className="tab-list" aria-label="Package manager">
        {tabs.map(({ name, id, selected }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={id}
            aria-controls={`${id}-panel`}
            aria-selected={selected}
            tabIndex={selected ? 0 : -1}
            data-value={name}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, id, selected, code }) => (
        <div
          key={id}
          role="tabpanel"
          className="tab-panel"
          id={`${id}-panel`}
          aria-labelledby={id}
          data-label={name}
          hidden={!selected}
        >
          <Code code={code} />
        </div>
      ))}
    </div>
  )
}

/** The commands from nothing to a running site, for each package manager. */
export function QuickStart() {
  return (
    <section className="home-section home-split quick-start" aria-labelledby="quick-start">
      <div>
        <h2 id="quick-start">A running site in three commands</h2>
        <p>
          All you need is Node.js 18 or later. Once the site is open in your browser, change a
          sentence in <code>docs/intro.md</code> and save: the page updates.
        </p>
        <ul className="home-links">
          <li>
            <a href="/docs/installation/">Installation, step by step</a>
          </li>
          <li>
            <a href="/docs/typescript-support/">Start with TypeScript</a>
          </li>
        </ul>
      </div>
      <Tabs />
    </section>
  )
}
