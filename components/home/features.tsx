import {
  checksDiagram,
  componentsDiagram,
  outputDiagram,
  pagesDiagram,
  sidebarDiagram,
  versionsDiagram,
} from './diagrams'

const features = [
  {
    title: 'Components in Markdown',
    text: 'Most pages are plain Markdown. If a page needs tabs or a live example, use a React component in the same file.',
    href: '/docs/markdown-features/',
    diagram: componentsDiagram,
  },
  {
    title: 'A sidebar from your folders',
    text: 'Folders become categories and files become items. Use the generated sidebar, adjust it, or write your own.',
    href: '/docs/sidebar/',
    diagram: sidebarDiagram,
  },
  {
    title: 'URLs for every version',
    text: 'Freeze the docs when you release. Readers stay on the version they run and switch in the navbar.',
    href: '/docs/versioning/',
    diagram: versionsDiagram,
  },
  {
    title: 'Custom pages',
    text: (
      <>
        A React or Markdown file in <code>src/pages</code> becomes a page with the same theme as the
        docs.
      </>
    ),
    href: '/docs/creating-pages/',
    diagram: pagesDiagram,
  },
  {
    title: 'Broken links stop the build',
    text: 'A production build checks all internal links. If one is broken, the build stops before any reader sees it.',
    href: '/docs/api/docusaurus-config/#onBrokenLinks',
    diagram: checksDiagram,
  },
  {
    title: 'Files for any web host',
    text: 'Each page is rendered to HTML. Copy the folder to a web server, a bucket or a CDN. No server-side code is needed.',
    href: '/docs/cli/#docusaurus-build',
    diagram: outputDiagram,
  },
]

/** Six features, each with a diagram and a link to its documentation. */
export function Features() {
  return (
    <section className="home-band" aria-labelledby="features">
      <div className="home-section">
        <h2 id="features">Made for documentation</h2>
        <p className="lead">The features that documentation sites need are built in.</p>
        <ul className="cards features">
          {features.map(({ title, text, href, diagram }) => (
            <li key={href}>
              {diagram}
              <h3>
                <a className="card-link" href={href}>
                  {title}
                </a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
