import { createRoot } from 'react-dom/client'
import type { PageMessage } from '../messages'
import { LiveCode } from './live-code'
import { tellPage } from './page'

let isStarted = false

function start({ code, noInline }: PageMessage): void {
  isStarted = true
  // Errors of live code are shown where its result would be.
  const root = createRoot(document.body, { onCaughtError: () => undefined })
  root.render(<LiveCode original={code} noInline={noInline} />)
}

// Only in a sandbox, whose origin is opaque: a page of another site that shows this one in its own frame could
// otherwise run its code as this site's.
if (window.origin === 'null') {
  window.addEventListener('message', ({ source, data }: MessageEvent<PageMessage>) => {
    if (source !== window.parent) return
    document.documentElement.dataset['theme'] = data.mode
    if (!isStarted) start(data)
  })
  tellPage('ready')
}
