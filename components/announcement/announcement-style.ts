import type { AnnouncementConfig } from '@/lib/config/announcement'

/** The colors that the configuration gives the bar, as a stylesheet; undefined if it gives none. */
export function toAnnouncementStyle(bar: AnnouncementConfig | undefined): string | undefined {
  const rules = [
    bar?.backgroundColor && `background:${bar.backgroundColor}`,
    bar?.textColor && `color:${bar.textColor}`,
  ].filter(Boolean)
  return rules.length > 0 ? `.announcement{${rules.join(';')}}` : undefined
}
