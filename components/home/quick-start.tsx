import { mainDocs } from '@/lib/config/instances'
import { getNewestRelease } from '@/lib/config/versions'
import { CommandTabs } from '../mdx/command-tabs'

const commands = [
  `npx create-docusaurus@${getNewestRelease(mainDocs).name} my-site classic`,
  'cd my-site',
  'npm run start',
].join('\n')

/** The commands that create and start a new site, for each package manager. */
export function QuickStart() {
  return (
    <section className="home-section home-split quick-start" aria-labelledby="quick-start">
      <div>
        <h2 id="quick-start">A running site in a few commands</h2>
        <p>
          All you need is Node.js 18 or later. Before the last command,{' '}
          <a href="/docs/installation/#installation-problems">set the version of webpack</a>,
          because the site doesn't start with the newest one. Once it is open in your browser,
          change a sentence in <code>docs/intro.md</code> and save: the page updates.
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
      <CommandTabs id="quick-start" commands={commands} />
    </section>
  )
}
