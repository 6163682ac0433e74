import type { FeatureRequestGroup, FeatureRequestThread } from '@/lib/records/site-data'
import { siteConfig } from '@/lib/config/site'
import { Link } from '../ui/link'

const { product, productRepository } = siteConfig

function Thread({ thread }: { thread: FeatureRequestThread }) {
  const { kind, number, title, url } = thread
  return (
    <li>
      <Link href={url}>{title}</Link>{' '}
      <small>
        {kind} #{number}
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
              <Thread key={thread.number} thread={thread} />
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
        <ul>
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
