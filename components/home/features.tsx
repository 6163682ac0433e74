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
    title: 'Components where prose ends',
    text: 'Most pages are plain Markdown. Where one needs tabs or a live example, use a React component in the same file.',
    href: '/docs/markdown-features/',
    Diagram: ComponentsDiagram,
  },
  {
    title: 'A sidebar from your folders',
    text: 'Folders become categories and files become entries. Take it as it comes, adjust it, or write it by hand.',
    href: '/docs/sidebar/',
    Diagram: SidebarDiagram,
  },
  {
    title: 'An address for every version',
    text: 'Freeze the docs when you release. Readers stay on the version they run and switch in the navbar.',
    href: '/docs/versioning/',
    Diagram: VersionsDiagram,
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
    Diagram: PagesDiagram,
  },
  {
    title: 'Broken links stop the build',
    text: 'A production build follows the internal links. One that leads nowhere is an error before any reader meets it.',
    href: '/docs/api/docusaurus-config/#onBrokenLinks',
    Diagram: ChecksDiagram,
  },
  {
    title: 'Files that any host can serve',
    text: 'Each page is rendered to HTML. Copy the folder to a web server, a bucket or a CDN; nothing runs there.',
    href: '/docs/cli/#docusaurus-build',
    Diagram: OutputDiagram,
  },
]

/** Six features, each with a drawing and a link to its documentation. */
export function Features() {
  return (
    <section className="home-band" aria-labelledby="features">
      <div className="home-section">
        <h2 id="features">Made for documentation</h2>
        <p className="home-lead">
          What every set of docs needs sooner or later is there from the start.
        </p>
        <ul className="features">
          {features.map(({ title, text, href, Diagram }) => (
            <li key={href} className="feature">
              <Diagram />
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
