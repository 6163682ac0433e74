let shown: HTMLElement | undefined

/**
 * Announces a new version of the site. It stays until the reader decides, and doesn't take focus from what they are
 * doing. It looks like the notice about a lost connection.
 */
export function showUpdate(onRefresh: () => void): void {
  // One is enough, however many new versions there are.
  shown?.remove()
  const popup = (shown = document.createElement('div'))
  // Without an id, because a heading of the page can have any.
  Object.assign(popup, { popover: 'manual', role: 'alert' })
  popup.className = 'connection-notice'
  document.body.append(popup)
  popup.showPopover()
  // Added last, because only text that is added to an existing alert is announced.
  popup.innerHTML = `New version available <button type="button" class="button">Refresh</button>
    <button type="button" class="icon-button" aria-label="Close"><span class="mask-icon close"></span></button>`
  const [refresh, close] = popup.querySelectorAll('button')
  refresh?.addEventListener('click', onRefresh)
  close?.addEventListener('click', () => popup.hidePopover())
}
