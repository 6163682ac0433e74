'use client'

import type { ReactNode } from 'react'
import { useEffect } from 'react'
import type { AnnouncementBarProps } from '../announcement/announcement-bar.client'
import { AnnouncementBar } from '../announcement/announcement-bar.client'
import { ProseBehaviors } from '../mdx/prose-behaviors.client'
import { Navigation } from '../navigation/navigation.client'
import { ThemeProvider } from '@/components/theme/theme-provider.client'
import { startOffline } from '../pwa/start-offline'

type ShellProps = {
  announcement: AnnouncementBarProps | undefined
  children: ReactNode
}

/**
 * Everything around the content of a page. It is one client component because it is loaded with the scripts, whereas
 * everything that the document itself names is in the payload of every page.
 */
export function Shell({ announcement, children }: ShellProps) {
  useEffect(startOffline, [])
  return (
    <>
      <ThemeProvider>
        {announcement && <AnnouncementBar {...announcement} />}
        {children}
      </ThemeProvider>
      <ProseBehaviors />
      <Navigation />
    </>
  )
}
