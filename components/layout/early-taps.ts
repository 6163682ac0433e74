import { selectTab } from '../mdx/tabs'
import { APP_START } from '../navigation/app-start'
import { switchTheme } from '../theme/switch-theme'

/**
 * Answers the buttons of a document that the app has not taken over yet: the theme is switched, the drawer opened and
 * the tab shown at once. Any other button is marked as busy, and pressed again when the app has started; so is a tab,
 * for the app to remember it. What the browser does by itself, as for links and popovers, is left to it.
 */
export function answerEarlyTaps(root: HTMLElement): void {
  const taps: HTMLButtonElement[] = []
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(
      'button:not([popovertarget])',
    )
    if (!button) return
    // React would answer as well if it has just begun to take over the document.
    event.stopPropagation()
    const tabs = button.closest('.tabs')
    if (button.matches('.theme-toggle')) switchTheme(root)
    else if (button.matches('.menu-button')) {
      ;(button.nextElementSibling as HTMLDialogElement).showModal()
    } else {
      // One that sends a form does so when it is pressed again, if nothing else answers.
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
