import { groupBy } from '@/lib/core/group-by'
import type { DocsReference, OptionLink } from '@/lib/records/site-page'
import { StaticMarkup } from '../mdx/static-markup'

/** Labels of the lists of options, in the order in which they are shown. */
const labels: Record<OptionLink['change'], string> = {
  new: 'New',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
}

const kinds = Object.keys(labels) as OptionLink['change'][]

function OptionName({ option: { name, variant, href } }: { option: OptionLink }) {
  const code = <code>{name}</code>
  return (
    <>
      {href === undefined ? code : <a href={href}>{code}</a>}
      {variant !== undefined && ` (${variant})`}
    </>
  )
}

/** The options of a page, one line per kind of change. */
function Options({ options }: { options: OptionLink[] }) {
  const byKind = groupBy(options, ({ change }) => change)
  const lines = kinds.map((change) => ({ change, links: byKind.get(change) ?? [] }))
  return (
    <ul className="touched-options muted small">
      {lines
        .filter(({ links }) => links.length > 0)
        .map(({ change, links }) => (
          <li key={change}>
            {labels[change]}:{' '}
            {links.map((option, index) => (
              <span key={index}>
                {index > 0 && ', '}
                <OptionName option={option} />
              </span>
            ))}
          </li>
        ))}
    </ul>
  )
}

type DocsReferencesProps = {
  title: string
  docs: DocsReference[]
}

/** The docs pages that a post or release is about, with the options that a release affects. */
export function DocsReferences({ title, docs }: DocsReferencesProps) {
  if (docs.length === 0) return null
  return (
    <StaticMarkup served>
      <section className="more-posts" aria-label={title}>
        <h2>{title}</h2>
        <ul>
          {docs.map((doc) => (
            <li key={doc.href}>
              <a href={doc.href}>{doc.title}</a>
              {doc.options && <Options options={doc.options} />}
            </li>
          ))}
        </ul>
      </section>
    </StaticMarkup>
  )
}
