/** @jsxImportSource hastscript */
import type { FeatureRequestGroup, FeatureRequestThread } from '@/lib/records/site-data'
import { siteConfig } from '@/lib/config/site'
import { threadKinds, toThreadUrl } from '@/lib/model/site/feature-requests'
import { linkMarkup } from '../ui/link.static'

const { product, productRepository } = siteConfig

function threadMarkup(thread: FeatureRequestThread) {
  const { kind, number, title } = thread
  return (
    <li>
      {linkMarkup({ href: toThreadUrl(thread), children: title })}{' '}
      <small>
        {threadKinds[kind]} #{number}
      </small>
    </li>
  )
}

function groupMarkup({ group, id, themes }: FeatureRequestGroup) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{group}</h2>
      {themes.map(({ title, text, threads }) => (
        <section class="request">
          <h3>{title}</h3>
          <p>{text}</p>
          <ul>{threads.map(threadMarkup)}</ul>
        </section>
      ))}
    </section>
  )
}

/** What people ask for, by group, and where to ask. */
export function featureRequestsMarkup(groups: FeatureRequestGroup[]) {
  return (
    <>
      <p>
        The requests below come up again and again among those who build sites with {product.name}.
        Each leads to the threads on GitHub where it is discussed: read those before you ask, and
        add your case where it is missing. Something new is best proposed as{' '}
        {linkMarkup({
          href: `${productRepository}/issues/new/choose`,
          children: 'an issue with a design',
        })}
        , and a first idea as{' '}
        {linkMarkup({ href: `${productRepository}/discussions`, children: 'a discussion' })}.
      </p>
      <nav class="request-groups" aria-label="Groups of requests">
        <ul>
          {groups.map(({ group, id, themes }) => (
            <li>
              <a href={`#${id}`}>{group}</a> <small>{themes.length}</small>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(groupMarkup)}
    </>
  )
}
