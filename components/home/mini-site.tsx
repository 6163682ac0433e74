import { toString } from 'mdast-util-to-string'
import { cn } from '@/lib/core/cn'
import { parseMarkdown, renderMarkdown } from './markdown'
import { sampleId } from './sample'

/**
 * A drawn browser with the page that is generated from a document. Screen readers see only the page itself. As in the
 * framework, its title is a leading `#` heading, or else the id of the document.
 */
export function MiniSite({ source }: { source: string }) {
  const root = parseMarkdown(source)
  const [first] = root.children
  const ownTitle = first?.type === 'heading' && first.depth === 1 && toString(first)
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
        <section className="mini-page" aria-label="Rendered page" tabIndex={0}>
          {!ownTitle && <h2>{title}</h2>}
          {renderMarkdown(root, source)}
        </section>
        <ul className="mini-toc" aria-hidden="true">
          {root.children.map(
            (node, index) =>
              node.type === 'heading' &&
              (node.depth === 2 || node.depth === 3) && (
                <li key={index} className={cn(node.depth === 3 && 'mini-nested')}>
                  {toString(node)}
                </li>
              ),
          )}
        </ul>
      </div>
    </div>
  )
}
