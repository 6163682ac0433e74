import { toHref } from '@/lib/config/base-url'
import type { PageOf } from '@/lib/records/site-page'
import { PageFrame } from '../layout/page-frame'
import { CrashButton } from './crash-button.client'
import { interpolate } from './interpolate'

/** A fixture in code, because a document can't have anything outside the layout. */
export function ErrorBoundaryTests({ page }: { page: PageOf<'error-tests'> }) {
  return (
    <>
      <aside className="card" aria-label="Outside the layout">
        <CrashButton label="Crash outside the layout" />
      </aside>
      <PageFrame page={page}>
        <main id="_main" className="docs-main prose" tabIndex={-1}>
          <h1>{page.title}</h1>
          <p>
            Both buttons throw an error that has a cause. You should see the error's message, the
            message of its cause, and a button that shows this page again.
          </p>
          <h2>Inside the layout</h2>
          <p>
            The navbar and the footer should remain usable, and a link to another page should open
            it.
          </p>
          <p>
            <CrashButton label="Crash inside the layout" />
          </p>
          <h2>Outside the layout</h2>
          <p>
            The button at the top is part of the page, but not of its layout. Only the message
            should remain.
          </p>
          <h2>Interpolation</h2>
          <p>
            {interpolate('Values appear in {text}: {link}, {number} and {nothing}.', {
              text: <strong>a text</strong>,
              link: <a href={toHref('/tests/pages/')}>a link</a>,
              number: 42,
            })}
          </p>
          <p>
            You should see bold text, a link, the number 42, and a name in braces, which has no
            value.
          </p>
        </main>
      </PageFrame>
    </>
  )
}
