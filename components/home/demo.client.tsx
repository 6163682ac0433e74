'use client'

import { useEffect, useRef, useState } from 'react'
import { parseMarkdown } from './parse-markdown'
import { sampleId, sampleSource } from './sample'
import { MiniSite } from './mini-site'

const EDITOR_ID = 'demo-source'

/** What the editor of the document holds, if there is one: hydration resets it. */
function readEarlyText(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const editor = document.getElementById(EDITOR_ID)
  return editor instanceof HTMLTextAreaElement ? editor.value : undefined
}

/** An editor and, beside it, the page that a site makes from what is typed. */
export function Demo() {
  const editor = useRef<HTMLTextAreaElement>(null)
  const [source, setSource] = useState(sampleSource)
  const [early] = useState(readEarlyText)

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
          onInput={(event) => setSource(event.currentTarget.value)}
          maxLength={4000}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
        />
      </div>
      <MiniSite id={sampleId} blocks={parseMarkdown(source)} />
    </section>
  )
}
