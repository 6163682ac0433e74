'use client'

import type { ComponentType, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { sampleId, sampleSource } from './sample'

const EDITOR_ID = 'demo-source'

/** Returns the text in the document's editor, if there is one. Hydration resets the editor. */
function readEarlyText(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLTextAreaElement>(`textarea#${EDITOR_ID}`)?.value
}

/**
 * An editor next to the page that is generated from its text. The code that generates the page is loaded when the
 * reader focuses the editor.
 * @param children the page for the sample text
 */
export function Demo({ children }: { children: ReactNode }) {
  const editor = useRef<HTMLTextAreaElement>(null)
  const [source, setSource] = useState(sampleSource)
  const [early] = useState(readEarlyText)
  const [MiniSite, setMiniSite] = useState<ComponentType<{ source: string }>>()

  const load = () => {
    import('./mini-site').then(
      (chunk) => setMiniSite(() => chunk.MiniSite),
      // The next keystroke tries again.
      () => undefined,
    )
  }
  const show = (text: string) => {
    setSource(text)
    if (!MiniSite) load()
  }

  // Keep what was typed before the app loaded, as if it had just been typed.
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
          <button type="button" className="editor-reset needs-script" onClick={reset}>
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
      {MiniSite ? <MiniSite source={source} /> : children}
    </section>
  )
}
