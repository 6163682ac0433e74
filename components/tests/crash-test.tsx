import type { ReactNode } from 'react'
import { siteConfig } from '@/lib/config/site'
import { Crash } from './crash.client'

/** Shows its content, unless the site was built with the flag that makes it throw. */
export function CrashTest({ children }: { children: ReactNode }) {
  return <Crash crashes={siteConfig.customFields.crashTest}>{children}</Crash>
}
