/** One is enough, however many new versions come. */
let shown: HTMLElement | undefined

function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.addEventListener('click', onClick)
  button.append(label)
  return button
}

/**
 * Says that the site has a new version. It stays where it is until the reader decides, and takes no focus from what they
 * do. It looks like the notice that there is no connection.
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
  // What is said appears in an alert that is there already.
  popup.append('New version available', refresh, close)
}
