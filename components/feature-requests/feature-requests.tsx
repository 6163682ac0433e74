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

/** What people ask for, by group, and where to ask. */
export function FeatureRequests({ groups }: { groups: FeatureRequestGroup[] }) {
  return (
    <>
      <p>
        The requests below come up again and again among those who build sites with {product.name}.
        Each leads to the threads on GitHub where it is discussed: read those before you ask, and
        add your case where it is missing. Something new is best proposed as{' '}
        <Link href={`${productRepository}/issues/new/choose`}>an issue with a design</Link>, and a
        first idea as <Link href={`${productRepository}/discussions`}>a discussion</Link>.
      </p>
      <nav className="request-groups" aria-label="Groups of requests">
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
