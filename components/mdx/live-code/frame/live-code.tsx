import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Boundary } from './boundary'
import { CodeField } from './code-field'
import { sendToPage } from './page'
import { useOutcome } from './use-outcome'

type LiveCodeProps = {
  /** The code as its author wrote it. */
  original: string
  noInline: boolean
}

function sendHeight(): void {
  sendToPage(Math.ceil(document.body.getBoundingClientRect().height))
}

/** The editor, and below it the result of its code or the reason why there is none. */
export function LiveCode({ original, noInline }: LiveCodeProps) {
  const [code, setCode] = useState(original)
  const { outcome, fail, runAgain } = useOutcome(code, noInline)
  const failure = outcome?.failure
  const box = useRef<HTMLDivElement>(null)

  // Observers don't run in a frame that isn't visible yet, so its first heights are sent without one.
  useLayoutEffect(() => {
    if (outcome) sendHeight()
  }, [outcome])
  useEffect(() => {
    if (!outcome) return undefined
    const observer = new ResizeObserver(sendHeight)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [outcome])

  return (
    <>
      <CodeField code={code} onCode={setCode} />
      <div
        ref={box}
        className="live-outcome"
        role="group"
        aria-labelledby="live-label"
        tabIndex={-1}
      >
        <div id="live-label">Result</div>
        <div className="live-result">
          {outcome?.result && (
            <Boundary key={outcome.result.run} onError={fail}>
              {outcome.result.content}
            </Boundary>
          )}
        </div>
        <div className="live-failure" role="status">
          {failure && <pre>{failure.message}</pre>}
        </div>
        {failure?.canRunAgain && (
          <button
            type="button"
            className="live-again"
            onClick={() => {
              // The button disappears with the failure. Keep focus nearby.
              box.current?.focus()
              runAgain()
            }}
          >
            Try again
          </button>
        )}
      </div>
    </>
  )
}
