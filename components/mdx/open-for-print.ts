/**
 * Opens what is closed until it is printed, for browsers whose style sheets can't: Firefox before 143 and Safari before
 * 18.4. The source of a diagram that is drawn stays closed.
 */
export function openForPrint(): void {
  const closed = document.querySelectorAll<HTMLDetailsElement>(
    'main details:not([open], [data-drawn] > *)',
  )
  const setOpen = (open: boolean) => {
    for (const details of closed) details.open = open
  }
  setOpen(true)
  addEventListener('afterprint', () => setOpen(false), { once: true })
}
