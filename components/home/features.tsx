import type { ReactNode } from 'react'
import {
  ChecksDiagram,
  ComponentsDiagram,
  OutputDiagram,
  PagesDiagram,
  SidebarDiagram,
  VersionsDiagram,
} from './diagrams'

type Feature = {
  title: string
  text: ReactNode
  href: string
  Diagram: () => ReactNode
}

const features: Feature[] = [
  {
    title: 'Components in Markdown',
    text: 'Most pages are plain Markdown. If a page needs tabs or a live example, use a React component in the same file.',
    href: '/docs/markdown-features/',
    Diagram: ComponentsDiagram,
  },
  {
    title: 'A sidebar from your folders',
    text: 'Folders become categories and files become items. Use the generated sidebar, adjust it, or write your own.',
    href: '/docs/sidebar/',
    Diagram: SidebarDiagram,
  },
  {
    title: 'URLs for every version',
    text: 'Freeze the docs when you release. Readers stay on the version they run and switch in the navbar.',
    href: '/docs/versioning/',
    Diagram: VersionsDiagram,
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
    Diagram: PagesDiagram,
  },
  {
    title: 'Broken links stop the build',
    text: 'A production build checks all internal links. If one is broken, the build stops before any reader sees it.',
    href: '/docs/api/docusaurus-config/#onBrokenLinks',
    Diagram: ChecksDiagram,
  },
  {
    title: 'Files for any web host',
    text: 'Each page is rendered to HTML. Copy the folder to a web server, a bucket or a CDN. No server-side code is needed.',
    href: '/docs/cli/#docusaurus-build',
    Diagram: OutputDiagram,
  },
]

/** Six features, each with a diagram and a link to its documentation. */
export function Features() {
  return (
    <section className="home-band" aria-labelledby="features">
      <div className="home-section">
        <h2 id="features">Made for documentation</h2>
        <p className="home-lead">The features that documentation sites need are built in.</p>
        <ul className="features">
          {features.map(({ title, text, href, Diagram }) => (
            <li key={href} className="feature">
              <Diagram />
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
