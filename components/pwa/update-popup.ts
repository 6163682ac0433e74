/** One is enough, however many new versions there are. */
let shown: HTMLElement | undefined

function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.addEventListener('click', onClick)
  button.append(label)
  return button
}

/**
 * Announces a new version of the site. It stays until the reader decides, and doesn't take focus from what they are
 * doing. It looks like the notice about a lost connection.
 */
export function showUpdate(onRefresh: () => void): void {
  shown?.remove()
  const popup = document.createElement('div')
  shown = popup
  popup.className = 'connection-notice'
  popup.popover = 'manual'
  popup.role = 'alert'
  const refresh = createButton('Refresh', onRefresh)
  refresh.className = 'button'
  const close = createButton('×', () => popup.remove())
  close.className = 'icon-button'
  close.ariaLabel = 'Close'
  document.body.append(popup)
  popup.showPopover()
  // Added last, because only text that is added to an existing alert is announced.
  popup.append('New version available', refresh, close)
}
