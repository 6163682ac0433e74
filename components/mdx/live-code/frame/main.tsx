import { createRoot } from 'react-dom/client'
import type { PageMessage } from '../messages'
import { LiveCode } from './live-code'
import { sendToPage } from './page'

let isStarted = false

function start({ code, noInline }: PageMessage): void {
  isStarted = true
  // Errors of live code are shown in place of its result.
  const root = createRoot(document.body, { onCaughtError: () => undefined })
  root.render(<LiveCode code={code} noInline={noInline} />)
}

// Run only in a sandbox, whose origin is opaque. Otherwise, a page of another site could frame this one and run its
// code with this site's origin.
if (window.origin === 'null') {
  window.addEventListener('message', ({ source, data }: MessageEvent<PageMessage>) => {
    if (source !== window.parent) return
    document.documentElement.dataset['theme'] = data.mode
    if (!isStarted) start(data)
  })
  sendToPage('ready')
}
