import { searchConfig } from '@/lib/config/search-settings'
import { isExternalResult } from './result-href'

/** Loads a result as a document if it is configured to be external. Returns whether it is. */
export function loadIfExternal(url: string): boolean {
  if (!isExternalResult(new URL(url, location.href).href, searchConfig)) return false
  location.assign(url)
  return true
}

/** Goes to a result as if a link to it were clicked. */
function follow(url: string): void {
  if (loadIfExternal(url)) return
  const link = document.createElement('a')
  link.href = url
  document.body.append(link)
  link.click()
  link.remove()
}

type Target = { itemUrl: string }

/** Tells DocSearch how to open a result that was selected with the keyboard. */
export const navigator = {
  navigate: ({ itemUrl }: Target) => follow(itemUrl),
  navigateNewTab: ({ itemUrl }: Target) => {
    open(itemUrl, '_blank', 'noopener')
  },
  navigateNewWindow: ({ itemUrl }: Target) => {
    open(itemUrl, '_blank', 'noopener,popup')
  },
}
