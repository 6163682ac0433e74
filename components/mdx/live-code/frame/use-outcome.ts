import type { ComponentType, ReactNode } from 'react'
import { createElement, useCallback, useEffect, useRef, useState } from 'react'
import { compile } from './compile'

/** What became of a piece of code. */
export type Outcome = {
  /** What it shows, anew with each run. */
  result?: { run: number; content: ReactNode }
  /** A mistake in syntax is there each time; only code that failed when it ran can be run again. */
  failure?: { message: string; canRunAgain: boolean }
}

/** A pause in typing after which the code is run. */
const PAUSE_MS = 250

function toContent(result: unknown): ReactNode {
  return typeof result === 'function'
    ? createElement(result as ComponentType)
    : (result as ReactNode)
}

/** Runs the code after each pause. The outcome is undefined until it ran for the first time. */
export function useOutcome(code: string, noInline: boolean) {
  const [outcome, setOutcome] = useState<Outcome>()
  const runs = useRef(0)

  const fail = useCallback((error: unknown) => {
    setOutcome({ failure: { message: String(error), canRunAgain: true } })
  }, [])

  const run = useCallback(() => {
    const number = ++runs.current
    if (code.trim() === '') {
      setOutcome({})
      return
    }
    try {
      const program = compile(code, noInline)
      // Code may call `render` later, or never.
      setOutcome({})
      try {
        program((result) => setOutcome({ result: { run: number, content: toContent(result) } }))
      } catch (error) {
        fail(error)
      }
    } catch (error) {
      // The last result stays while its successor is being typed.
      setOutcome((previous) => ({
        ...previous,
        failure: { message: String(error), canRunAgain: false },
      }))
    }
  }, [code, noInline, fail])

  useEffect(() => {
    if (runs.current === 0) {
      // Not with a timer: browsers slow those down in frames that are not in sight yet.
      queueMicrotask(run)
      return undefined
    }
    const timer = setTimeout(run, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [run])

  // Errors outside of rendering, as in event handlers, leave the result as it is.
  useEffect(() => {
    const add = (error: unknown) =>
      setOutcome((previous) => ({
        ...previous,
        failure: { message: String(error), canRunAgain: true },
      }))
    const onError = ({ error }: ErrorEvent) => {
      if (error) add(error)
    }
    const onRejection = ({ reason }: PromiseRejectionEvent) => add(reason)
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [])

  return { outcome, fail, runAgain: run }
}
