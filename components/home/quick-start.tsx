/** How to start a new site. @param commands HTML of the commands, for each package manager */
export function QuickStart({ commands }: { commands: string }) {
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
      <div dangerouslySetInnerHTML={{ __html: commands }} />
    </section>
  )
}
