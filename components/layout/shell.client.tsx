'use client'

import type { ReactNode } from 'react'
import { announcement } from '@/lib/config/announcement'
import { AnnouncementBar } from '../announcement/announcement-bar.client'
import { ProseBehaviors } from '../mdx/prose-behaviors.client'
import { Navigation } from '../navigation/navigation.client'
import { InlineScript } from '../ui/inline-script'
import { ThemeProvider } from '@/components/theme/theme-provider.client'

type ShellProps = {
  baseUrl: string
  /** Whether the reader's way through the site is logged. */
  logs: boolean
  children: ReactNode
}

/**
 * What is around the content of every page. One client component, because it comes with the scripts, and all that the
 * document itself names is in the payload of every page.
 */
export function Shell({ baseUrl, logs, children }: ShellProps) {
  return (
    <>
      <ThemeProvider>
        {announcement && (
          <AnnouncementBar
            html={announcement.html.replaceAll('href="/', `href="${baseUrl}`)}
            isCloseable={announcement.isCloseable}
          />
        )}
        {children}
      </ThemeProvider>
      <InlineScript name="after-content" />
      <Navigation baseUrl={baseUrl} logs={logs} />
      <ProseBehaviors />
    </>
  )
}
