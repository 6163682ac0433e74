import type { PageOf } from '@/lib/records/site-page'
import { toHref } from '@/lib/config/base-url'
import { ownPages } from '@/lib/config/own-pages'
import { storedKeys } from '@/lib/config/stored-keys'
import { StaticMarkup } from '../mdx/static-markup'
import { PlainPage } from '../pages/plain-page'
import { Link } from '../ui/link'
import { Table } from '../ui/table'

const durations = { local: 'Until you delete it', session: 'Until you close the tab' }

function Privacy() {
  return (
    <>
      <p>
        This site sets no cookies, has no analytics, and loads nothing from other sites. It sends no
        data anywhere: your choices stay in your browser, in the entries below. To delete them,
        clear the site data in your browser. On a phone or in the installed app, your browser also
        keeps the pages that you read, and any version that you save:{' '}
        <Link href={toHref(ownPages.offline.path)}>Read offline</Link> lists and removes them. A
        frame from another site, such as the feature request board, loads only after you click its
        button. From then on, that site's privacy policy applies to it.
      </p>
      <Table
        label="What this site stores in your browser"
        head={['Entry', 'What it remembers', 'How long']}
        rows={storedKeys.map(({ key, purpose, storage }) => [
          <code key="key">{key}</code>,
          purpose,
          durations[storage],
        ])}
      />
    </>
  )
}

/** Explains what the site stores in a reader's browser, and that it sends nothing. */
export function PrivacyPageView({ page }: { page: PageOf<'privacy'> }) {
  return (
    <PlainPage page={page}>
      <StaticMarkup served>
        <Privacy />
      </StaticMarkup>
    </PlainPage>
  )
}
