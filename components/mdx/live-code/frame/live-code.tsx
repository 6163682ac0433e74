import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LiveContext, LivePreview, LiveProvider } from 'react-live'
import type { PageMessage } from '../messages'
import { CodeField } from './code-field'
import type { Program } from './compile'
import { compile } from './compile'
import { sendToPage } from './page'

/** Pause in typing, in milliseconds, after which the code runs. */
const PAUSE_MS = 250

/** The last program, the syntax error of code that was written after it, and what failed after it was rendered. */
type Run = { program: Program; syntaxError?: string; laterFailure?: string }

type OutcomeProps = Omit<Run, 'program'> & { onRunAgain: () => void }

function sendHeight(): void {
  sendToPage(Math.ceil(document.body.getBoundingClientRect().height))
}

/** The result of the program or the reason why there is none. */
function Outcome({ syntaxError, laterFailure, onRunAgain }: OutcomeProps) {
  const { element, error } = useContext(LiveContext)
  const box = useRef<HTMLDivElement>(null)
  const hasRun = element !== undefined || error !== undefined
  const message = syntaxError ?? laterFailure ?? error

  // Observers don't run in a frame that isn't visible yet, so its first heights are sent without one.
  useLayoutEffect(() => {
    if (hasRun) sendHeight()
  })
  useEffect(() => {
    if (!hasRun) return undefined
    const observer = new ResizeObserver(sendHeight)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [hasRun])

  return (
    <div ref={box} className="live-outcome" role="group" aria-labelledby="live-label" tabIndex={-1}>
      <div id="live-label">Result</div>
      <LivePreview className="live-result" />
      <div className="live-failure" data-kind="danger" role="status">
        {message && <pre>{message}</pre>}
      </div>
      {message && !syntaxError && (
        <button
          type="button"
          className="live-again"
          onClick={() => {
            // The button disappears with the failure. Keep focus nearby.
            box.current?.focus()
            onRunAgain()
          }}
        >
          Try again
        </button>
      )}
    </div>
  )
}

/** The editor, and below it the outcome of its code. */
export function LiveCode({ code: original, noInline }: Pick<PageMessage, 'code' | 'noInline'>) {
  const start = (code: string, last: Run = { program: compile('', false) }): Run => {
    try {
      return { program: compile(code, noInline) }
    } catch (error) {
      // Keep the last result while the reader is typing.
      return { ...last, syntaxError: String(error) }
    }
  }
  const [code, setCode] = useState(original)
  const [{ program, ...failures }, setRun] = useState(() => start(original))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const run = (newCode: string) => setRun((last) => start(newCode, last))
  const onCode = (newCode: string) => {
    setCode(newCode)
    clearTimeout(timer.current)
    timer.current = setTimeout(run, PAUSE_MS, newCode)
  }

  // Errors outside rendering, for example in event handlers, keep the result.
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const fail = (error: unknown) => setRun((last) => ({ ...last, laterFailure: String(error) }))
    const onError = ({ error }: ErrorEvent) => {
      if (error) fail(error)
    }
    window.addEventListener('error', onError, { signal })
    window.addEventListener('unhandledrejection', ({ reason }) => fail(reason), { signal })
    return () => listening.abort()
  }, [])

  return (
    <>
      <CodeField code={code} onCode={onCode} />
      {/* Each program calls `render`, also that of an expression. */}
      <LiveProvider {...program} noInline>
        <Outcome {...failures} onRunAgain={() => run(code)} />
      </LiveProvider>
    </>
  )
}
