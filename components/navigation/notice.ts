type Notice = {
  text: string
  /** Label of the button that does something about it, and what that does. */
  label: string
  onAction: () => void
  /**
   * Whether it takes the focus. The browser then closes it on Escape or a click outside, and returns focus.
   * Otherwise, it stays until the reader decides.
   */
  takesFocus: boolean
}

/** Shows a notice with an action at the bottom of the window. Returns a function that closes it. */
export function showNotice({ text, label, onAction, takesFocus }: Notice): () => void {
  const notice = document.createElement('div')
  // Without an id, because a heading of the page can have any.
  Object.assign(notice, { popover: takesFocus ? 'auto' : 'manual', role: 'alert' })
  notice.className = 'notice'
  document.body.append(notice)
  notice.showPopover()
  // Added last, because only text that is added to an existing alert is announced.
  notice.innerHTML = `${text} <button type="button" class="button">${label}</button>
    <button type="button" class="icon-button" aria-label="Close"><span class="mask-icon close"></span></button>`
  const [action, closeButton] = notice.querySelectorAll('button')
  const close = () => {
    notice.hidePopover()
    notice.remove()
  }
  action?.addEventListener('click', () => {
    close()
    onAction()
  })
  closeButton?.addEventListener('click', close)
  notice.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') notice.remove()
  })
  if (takesFocus) action?.focus()
  return close
}
