import { selectTab } from '../mdx/tabs'
import { APP_START } from '../navigation/app-events'
import { switchTheme } from '../theme/switch-theme'

/**
 * Handles clicks on buttons before the app has started. The theme toggle, the menu button and tabs work immediately.
 * Any other button is marked as busy. Such buttons and tabs are clicked again when the app starts, for the app to
 * handle them. Native behavior, such as that of links and popovers, is left to the browser.
 */
export function handleEarlyTaps(root: HTMLElement): void {
  const taps: HTMLButtonElement[] = []
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(
      'button:not([popovertarget])',
    )
    if (!button) return
    // React would also respond if it has just begun to hydrate the document.
    event.stopPropagation()
    const tabs = button.closest('.tabs')
    if (button.matches('.theme-toggle')) switchTheme(root)
    else if (button.matches('.menu-button')) {
      ;(button.nextElementSibling as HTMLDialogElement).showModal()
    } else {
      // A submit button submits its form when it is clicked again, unless something else handles the click.
      event.preventDefault()
      taps.push(button)
      if (tabs) selectTab(tabs, button.dataset['value'])
      else button.ariaBusy = 'true'
    }
  }
  addEventListener('click', onClick, true)
  addEventListener(
    APP_START,
    () => {
      removeEventListener('click', onClick, true)
      for (const button of taps) {
        button.ariaBusy = null
        button.click()
      }
    },
    { once: true },
  )
}
