'use client'

import { announcement } from '@/lib/config/announcement'
import { AnnouncementBar } from '../announcement/announcement-bar.client'
import { DISMISS_KEY, ID_KEY, restoreDismissal } from '../announcement/dismissal'
import { readAddressTheme } from './address-theme'
import { prepareRoot } from './prepare-root'

/** Calls a function, by its text, with values. */
const toCall = (act: { toString: () => string }, ...values: string[]) =>
  `(${act.toString()})(document.documentElement,${values.join()})`

// Written by the server only: as a client component it is in no payload, and the browser has it from the document.
const script =
  typeof window === 'undefined'
    ? [
        toCall(prepareRoot, 'location.search', readAddressTheme.toString()),
        ...(announcement
          ? [
              toCall(
                restoreDismissal,
                ...[announcement.id, ID_KEY, DISMISS_KEY].map((value) => JSON.stringify(value)),
              ),
            ]
          : []),
      ].join(';')
    : ''

/**
 * Stands before the content and after the script of the theme library, whose choice it corrects: what must be right
 * before the first paint, and the announcement, which comes with the scripts and not with the payload of every page.
 */
export function BeforePaint({ baseUrl }: { baseUrl: string }) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
      {announcement && (
        <AnnouncementBar
          html={announcement.html.replaceAll('href="/', `href="${baseUrl}`)}
          isCloseable={announcement.isCloseable}
        />
      )}
    </>
  )
}
