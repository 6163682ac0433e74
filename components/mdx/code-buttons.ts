const COPIED_MS = 1000

function toButton(label: string, className: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `code-button ${className}`
  button.ariaLabel = label
  button.title = label
  return button
}

async function copyCode(button: HTMLButtonElement, code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code)
  } catch (error) {
    console.warn('The browser did not allow copying.', error)
    return
  }
  button.ariaLabel = 'Copied'
  button.classList.add('copied')
  setTimeout(() => {
    button.ariaLabel = 'Copy code to clipboard'
    button.classList.remove('copied')
  }, COPIED_MS)
}

/**
 * Adds a copy button to every code block below the element. Buttons are made here and not in the HTML because they do
 * nothing without JavaScript; they are laid over the block, so nothing moves.
 */
export function addCodeButtons(element: HTMLElement): void {
  for (const figure of element.querySelectorAll<HTMLElement>('figure.code')) {
    figure.querySelector('.code-buttons')?.remove()
    const bar = document.createElement('div')
    bar.className = 'code-buttons'
    const copy = toButton('Copy code to clipboard', 'copy')
    copy.onclick = () => void copyCode(copy, figure.querySelector('code')?.textContent ?? '')
    bar.append(copy)
    figure.append(bar)
  }
}
