import { cn } from '@/lib/core/cn'
import { renderMarkdown } from './render-markdown'
import { sampleId } from './sample'

/** A drawn browser with the page that is generated from a document. Screen readers see only the page itself. */
export function MiniSite({ source }: { source: string }) {
  const { blocks, headings } = renderMarkdown(source)
  const ownTitle = headings.find(({ isTitle }) => isTitle)?.text
  // As in the framework, the title is a leading `#` heading, or else the id.
  const title = ownTitle || sampleId
  return (
    <div className="browser">
      <div className="browser-bar" aria-hidden="true">
        <i />
        <i />
        <i />
        <span>localhost:3000/docs/{sampleId}</span>
      </div>
      <div className="mini-navbar" aria-hidden="true">
        <b>My Site</b>
        <span className="mini-current">Docs</span>
        <span>Blog</span>
      </div>
      <div className="mini-body">
        <ul className="mini-sidebar" aria-hidden="true">
          <li className="mini-current">{title}</li>
          <li>Install</li>
          <li>Guides</li>
          <li className="mini-nested">Deploy</li>
          <li className="mini-nested">Translate</li>
        </ul>
        <section className="mini-page prose" aria-label="Rendered page" tabIndex={0}>
          {!ownTitle && <h2>{title}</h2>}
          {blocks}
        </section>
        <ul className="mini-toc" aria-hidden="true">
          {headings.map(
            ({ level, text }, index) =>
              (level === 2 || level === 3) && (
                <li key={index} className={cn(level === 3 && 'mini-nested')}>
                  {text}
                </li>
              ),
          )}
        </ul>
      </div>
    </div>
  )
}
