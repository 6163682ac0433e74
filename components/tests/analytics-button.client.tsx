'use client'

import { useState } from 'react'

/** Google's tag, if a site has loaded it. */
type Gtag = (command: 'event', name: string, parameters: Record<string, string>) => void

/** Sends a custom event to the site's analytics, and says whether there are any. */
export function AnalyticsButton() {
  const [answer, setAnswer] = useState('')
  const send = () => {
    const { gtag } = window as { gtag?: Gtag }
    gtag?.('event', 'fixture_button', { page: location.pathname })
    setAnswer(gtag ? 'The event was sent.' : 'This site has no analytics: nothing was sent.')
  }
  return (
    <>
      <p>
        <button type="button" className="button" onClick={send}>
          Send an event
        </button>
      </p>
      <p role="status">{answer}</p>
    </>
  )
}
