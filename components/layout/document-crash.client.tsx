'use client'

import { defaultLocale } from '@/lib/config/locales'
import type { Crash } from '../ui/error-boundary.client'
import { PageFailure } from './page-failure.client'

/** Replaces a document that crashed, in the same color mode and with the same title. */
export function DocumentCrash(crash: Crash) {
  const { title, documentElement } =
    typeof document === 'undefined' ? { title: '', documentElement: undefined } : document
  return (
    <html
      lang={defaultLocale.htmlLang}
      dir={defaultLocale.direction}
      data-theme={documentElement?.dataset['theme']}
    >
      <head>
        <title>{title}</title>
      </head>
      <body>
        <PageFailure {...crash} />
      </body>
    </html>
  )
}
