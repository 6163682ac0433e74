'use client'

import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { announcement } from '@/lib/config/announcement'
import { AnnouncementBar } from '../announcement/announcement-bar.client'
import { ProseBehaviors } from '../mdx/prose-behaviors.client'
import { Navigation } from '../navigation/navigation.client'
import { ThemeProvider } from '@/components/theme/theme-provider.client'
import { startOffline } from '../pwa/start-offline'
import { tolerateHistory } from './tolerate-browser'

// Before Next keeps the methods of the history for itself, which it does when React takes over the document.
if (typeof document !== 'undefined') tolerateHistory(history, location)

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
  useEffect(() => startOffline(baseUrl), [baseUrl])
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
      <ProseBehaviors />
      <Navigation baseUrl={baseUrl} logs={logs} />
    </>
  )
}
