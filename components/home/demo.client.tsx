'use client'

import type { ComponentType, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { sampleId, sampleSource } from './sample'

const EDITOR_ID = 'demo-source'

/** What the editor of the document holds, if there is one: hydration resets it. */
function readEarlyText(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const editor = document.getElementById(EDITOR_ID)
  return editor instanceof HTMLTextAreaElement ? editor.value : undefined
}

/**
 * An editor and, next to it, the page that a site makes from what is typed. What makes the page is loaded when the reader
 * comes to the editor.
 * @param children the page of the sample
 */
export function Demo({ children }: { children: ReactNode }) {
  const editor = useRef<HTMLTextAreaElement>(null)
  const [source, setSource] = useState(sampleSource)
  const [early] = useState(readEarlyText)
  const [TypedPage, setTypedPage] = useState<ComponentType<{ source: string }>>()

  const load = () => {
    import('./typed-page.client').then(
      (chunk) => setTypedPage(() => chunk.TypedPage),
      // The next key that is pressed tries again.
      () => undefined,
    )
  }
  const show = (text: string) => {
    setSource(text)
    if (!TypedPage) load()
  }

  // What was typed before the app had loaded is kept, as if it were typed now.
  useEffect(() => {
    if (!editor.current || early === undefined || early === sampleSource) return
    editor.current.value = early
    editor.current.dispatchEvent(new Event('input', { bubbles: true }))
  }, [early])

  const reset = () => {
    setSource(sampleSource)
    if (!editor.current) return
    editor.current.value = sampleSource
    editor.current.focus()
  }

  return (
    <section className="demo" aria-label="Try it">
      <div className="editor">
        <div className="editor-bar">
          <label htmlFor={EDITOR_ID}>docs/{sampleId}.md</label>
          <button type="button" className="editor-reset" onClick={reset}>
            Start over
          </button>
        </div>
        <textarea
          ref={editor}
          id={EDITOR_ID}
          aria-describedby="demo-hint"
          defaultValue={sampleSource}
          onFocus={load}
          onInput={(event) => show(event.currentTarget.value)}
          maxLength={4000}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
        />
      </div>
      {TypedPage ? <TypedPage source={source} /> : children}
    </section>
  )
}
