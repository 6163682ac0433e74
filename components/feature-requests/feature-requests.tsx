import { siteConfig } from '@/lib/config/site'
import type { FeatureRequestGroup, FeatureRequestThread } from '@/lib/records/site-data'
import { Link } from '../ui/link'

const { product, productRepository } = siteConfig

/** The word for each kind of thread, and the segment of its URL. */
const threadKinds: Record<FeatureRequestThread['kind'], { word: string; segment: string }> = {
  issue: { word: 'issue', segment: 'issues' },
  pull: { word: 'pull request', segment: 'pull' },
  discussion: { word: 'discussion', segment: 'discussions' },
}

/** Returns the URL of a thread of the documented product. */
export function toThreadUrl({
  kind,
  number,
}: Pick<FeatureRequestThread, 'kind' | 'number'>): string {
  return `${productRepository}/${threadKinds[kind].segment}/${number}`
}

function Thread({ kind, number, title }: FeatureRequestThread) {
  return (
    <li>
      <Link href={toThreadUrl({ kind, number })}>{title}</Link>{' '}
      <small>
        {threadKinds[kind].word} #{number}
      </small>
    </li>
  )
}

function Group({ group, id, themes }: FeatureRequestGroup) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{group}</h2>
      {themes.map(({ title, text, threads }) => (
        <section key={title} className="request">
          <h3>{title}</h3>
          <p>{text}</p>
          <ul>
            {threads.map((thread) => (
              <Thread key={thread.number} {...thread} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

/** Feature requests by group, and where to post new ones. */
export function FeatureRequests({ groups }: { groups: FeatureRequestGroup[] }) {
  return (
    <>
      <p>
        People who build sites with {product.name} often request these features. Each request links
        to the GitHub threads that discuss it. Read them before you post, and add your use case if
        it's missing. To propose something new, open{' '}
        <Link href={`${productRepository}/issues/new/choose`}>an issue with a design</Link>. For a
        first idea, start <Link href={`${productRepository}/discussions`}>a discussion</Link>.
      </p>
      <nav className="request-groups" aria-label="Request groups">
        <ul className="flex-row">
          {groups.map(({ group, id, themes }) => (
            <li key={id}>
              <a href={`#${id}`}>{group}</a> <small>{themes.length}</small>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <Group key={group.id} {...group} />
      ))}
    </>
  )
}
