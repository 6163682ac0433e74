import type { AnnouncementConfig } from '@/lib/config/types'

/** Returns the configured colors of the announcement bar as a stylesheet, or undefined if none are configured. */
export function toAnnouncementStyle(bar: AnnouncementConfig | undefined): string | undefined {
  const rules = [
    bar?.backgroundColor && `background:${bar.backgroundColor}`,
    bar?.textColor && `color:${bar.textColor}`,
  ].filter(Boolean)
  return rules.length > 0 ? `.announcement{${rules.join(';')}}` : undefined
}
