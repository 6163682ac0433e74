/** @jsxImportSource hastscript */
import type { Nodes } from 'hast'
import {
  checksDiagram,
  componentsDiagram,
  outputDiagram,
  pagesDiagram,
  sidebarDiagram,
  versionsDiagram,
} from './diagrams.static'

type Feature = {
  title: string
  text: Nodes | string
  href: string
  diagram: () => Nodes
}

const features: Feature[] = [
  {
    title: 'Components where prose ends',
    text: 'Most pages are plain Markdown. Where one needs tabs or a live example, use a React component in the same file.',
    href: '/docs/markdown-features/',
    diagram: componentsDiagram,
  },
  {
    title: 'A sidebar from your folders',
    text: 'Folders become categories and files become entries. Take it as it comes, adjust it, or write it by hand.',
    href: '/docs/sidebar/',
    diagram: sidebarDiagram,
  },
  {
    title: 'An address for every version',
    text: 'Freeze the docs when you release. Readers stay on the version they run and switch in the navbar.',
    href: '/docs/versioning/',
    diagram: versionsDiagram,
  },
  {
    title: 'Pages of your own',
    text: (
      <>
        A React or Markdown file in <code>src/pages</code> is a route, within the same theme as the
        docs.
      </>
    ),
    href: '/docs/creating-pages/',
    diagram: pagesDiagram,
  },
  {
    title: 'Broken links stop the build',
    text: 'A production build follows the internal links. One that leads nowhere is an error before any reader meets it.',
    href: '/docs/api/docusaurus-config/#onBrokenLinks',
    diagram: checksDiagram,
  },
  {
    title: 'Files that any host can serve',
    text: 'Each page is rendered to HTML. Copy the folder to a web server, a bucket or a CDN; nothing runs there.',
    href: '/docs/cli/#docusaurus-build',
    diagram: outputDiagram,
  },
]

/** Six features, each with a drawing and a link to its documentation. */
export function featuresMarkup() {
  return (
    <section class="home-band" aria-labelledby="features">
      <div class="home-section">
        <h2 id="features">Made for documentation</h2>
        <p class="home-lead">
          What every set of docs needs sooner or later is there from the start.
        </p>
        <ul class="features">
          {features.map(({ title, text, href, diagram }) => (
            <li class="feature">
              {diagram()}
              <h3>
                <a href={href}>{title}</a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
