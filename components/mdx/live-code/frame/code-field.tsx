import type { KeyboardEvent } from 'react'
import { Editor } from 'react-live'

type CodeFieldProps = {
  code: string
  onCode: (code: string) => void
}

/** Prism's token names by the color variable that code blocks use. In nested tokens, the innermost color wins. */
const tokens = {
  '--token-keyword': ['keyword', 'operator'],
  '--token-string': ['string', 'attr-value', 'tag', 'regex'],
  '--token-constant': ['number', 'boolean', 'constant', 'builtin'],
  '--token-function': ['function', 'method', 'attr-name', 'class-name'],
  '--token-comment': ['comment'],
  '--text': ['punctuation', 'plain-text', 'script', 'interpolation'],
}

const theme = {
  plain: {},
  styles: Object.entries(tokens).map(([color, types]) => ({
    types,
    style: { color: `var(${color})` },
  })),
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
 * A text field over the same text in color, which a disabled editor shows. A plain field has what readers expect (undo,
 * input methods, an accessible name, Tab to leave it), which an editable element would have to imitate.
 */
export function CodeField({ code, onCode }: CodeFieldProps) {
  return (
    <div className="live-editor">
      <div className="live-sheet">
        <div className="live-colors" aria-hidden="true">
          <Editor code={code} language="tsx" theme={theme} disabled />
        </div>
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
