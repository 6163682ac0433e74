import { withBaseUrl } from '@/lib/config/base-url'
import type { ErrorTestsPage } from '@/lib/records/site-page'
import { PageFrame } from '../layout/page-frame'
import { CrashButton } from './crash-button.client'
import { interpolate } from './interpolate'

/** A fixture in code, because a document cannot have anything outside of the layout. */
export function ErrorBoundaryTests({ page }: { page: ErrorTestsPage }) {
  return (
    <>
      <aside className="card" aria-label="Outside of the layout">
        <CrashButton label="Crash outside of the layout" />
      </aside>
      <PageFrame page={page}>
        <main id="main" className="message-page prose" tabIndex={-1}>
          <h1>{page.title}</h1>
          <p>
            Both buttons throw an error that has a cause. You should see the message of the error,
            then that of its cause, and a button that shows this page again.
          </p>
          <h2>Inside of the layout</h2>
          <p>
            The navbar and the footer should stay and work; choosing another page should show it.
          </p>
          <p>
            <CrashButton label="Crash inside of the layout" />
          </p>
          <h2>Outside of it</h2>
          <p>
            The button above the navbar belongs to the page, but not to its layout. It should take
            everything along, and the message alone should remain.
          </p>
          <h2>Interpolation</h2>
          <p>
            {interpolate('Values stand in the middle of {text}: {link}, {number} and {nothing}.', {
              text: <strong>a text</strong>,
              link: <a href={withBaseUrl('/tests/pages/')}>a link</a>,
              number: 42,
            })}
          </p>
          <p>
            There should be bold text, a link, the number 42, and a name in braces that has no
            value.
          </p>
        </main>
      </PageFrame>
    </>
  )
}
