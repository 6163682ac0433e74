import Prism from 'prismjs'
import 'prismjs/components/prism-jsx'
import 'prismjs/components/prism-typescript'
import 'prismjs/components/prism-tsx'
import type { KeyboardEvent, ReactNode } from 'react'
import { Fragment } from 'react'

type CodeFieldProps = {
  code: string
  onCode: (code: string) => void
}

/** Returns the tokens of code. A Prism hook distinguishes text in JSX from JavaScript keywords. */
function tokenize(code: string): Prism.TokenStream {
  const grammar = Prism.languages['tsx']
  if (!grammar) return code
  const tokens = Prism.tokenize(code, grammar)
  Prism.hooks.run('after-tokenize', { code, grammar, language: 'tsx', tokens })
  return tokens
}

function toColors(content: Prism.TokenStream): ReactNode {
  if (typeof content === 'string') return content
  if (Array.isArray(content)) {
    return content.map((each, index) => <Fragment key={index}>{toColors(each)}</Fragment>)
  }
  return <span className={content.type}>{toColors(content.content)}</span>
}

/** Indents a new line like the previous one. */
function keepIndentation(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  const { value, selectionStart } = event.currentTarget
  const line = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart)
  const indentation = /^[ \t]*/.exec(line)?.[0]
  if (!indentation) return
  event.preventDefault()
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way to insert text that can be undone
  document.execCommand('insertText', false, `\n${indentation}`)
}

/**
 * A text field over the same text in color. A plain field has what readers expect (undo, input methods, an accessible
 * name, Tab to leave it), which an editable element would have to imitate.
 */
export function CodeField({ code, onCode }: CodeFieldProps) {
  return (
    <div className="live-editor">
      <div className="live-sheet">
        <pre aria-hidden="true">
          {toColors(tokenize(code))}
          {'\n'}
        </pre>
        <textarea
          aria-label="Live Editor"
          value={code}
          rows={1}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          onChange={(event) => onCode(event.currentTarget.value)}
          onKeyDown={keepIndentation}
        />
      </div>
    </div>
  )
}
