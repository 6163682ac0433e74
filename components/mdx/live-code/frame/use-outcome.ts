import type { ComponentType, ReactNode } from 'react'
import { createElement, useCallback, useEffect, useRef, useState } from 'react'
import type { Program } from './compile'
import { compile } from './compile'

/** The outcome of a piece of code. */
export type Outcome = {
  /** What the code shows. Each run remounts it. */
  result?: { run: number; content: ReactNode }
  /** A syntax error occurs every time. Only code that failed when it ran can be run again. */
  failure?: { message: string; canRunAgain: boolean }
}

/** Pause in typing, in milliseconds, after which the code runs. */
const PAUSE_MS = 250

function toContent(result: unknown): ReactNode {
  return typeof result === 'function'
    ? createElement(result as ComponentType)
    : (result as ReactNode)
}

/** Runs the code after each pause in typing. The outcome is undefined until the first run. */
export function useOutcome(code: string, noInline: boolean) {
  const [outcome, setOutcome] = useState<Outcome>()
  const runs = useRef(0)

  const fail = useCallback((error: unknown) => {
    setOutcome({ failure: { message: String(error), canRunAgain: true } })
  }, [])

  /** Adds a failure to the last result. */
  const addFailure = useCallback((error: unknown, canRunAgain: boolean) => {
    setOutcome((previous) => ({ ...previous, failure: { message: String(error), canRunAgain } }))
  }, [])

  const run = useCallback(() => {
    const number = ++runs.current
    let program: Program | undefined
    try {
      program = code.trim() === '' ? undefined : compile(code, noInline)
    } catch (error) {
      // Keep the last result while the reader is typing.
      addFailure(error, false)
      return
    }
    // Code may call `render` later, or never.
    setOutcome({})
    try {
      program?.((result) => setOutcome({ result: { run: number, content: toContent(result) } }))
    } catch (error) {
      fail(error)
    }
  }, [code, noInline, fail, addFailure])

  useEffect(() => {
    if (runs.current === 0) {
      // Not with a timer: browsers throttle timers in frames that aren't visible yet.
      queueMicrotask(run)
      return undefined
    }
    const timer = setTimeout(run, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [run])

  // Errors outside rendering, for example in event handlers, keep the result.
  useEffect(() => {
    const onError = ({ error }: ErrorEvent) => {
      if (error) addFailure(error, true)
    }
    const onRejection = ({ reason }: PromiseRejectionEvent) => addFailure(reason, true)
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [addFailure])

  return { outcome, fail, runAgain: run }
}
