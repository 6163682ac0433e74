'use client'

import type { ComponentProps } from 'react'
import { useState } from 'react'

type DraftInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  /** Id of the element that explains why a text was rejected. */
  messageId: string
  /** Completes the typed text. */
  complete?: (text: string) => string
  /** Parses the typed text. Returns undefined if it isn't a valid value. */
  parse: (text: string) => string | undefined
  onValue: (value: string) => void
  /** Called when the reader leaves the field or presses Enter with an invalid text. */
  onReject: (text: string) => void
}

/** A text field that reports valid values as they are typed, and keeps invalid text to itself. */
export function DraftInput(props: DraftInputProps) {
  const { value, messageId, complete, parse, onValue, onReject, ...attributes } = props
  const [draft, setDraft] = useState<{ text: string; value: string; rejected?: true }>()
  // A value from elsewhere, such as the color picker, replaces the draft.
  const current = draft?.value === value ? draft : undefined

  const change = (typed: string) => {
    const text = complete ? complete(typed) : typed
    const parsed = parse(text)
    setDraft({ text, value: parsed ?? value })
    if (parsed !== undefined) onValue(parsed)
  }
  const settle = () => {
    if (!current) return
    const valid = parse(current.text) !== undefined
    setDraft(valid ? undefined : { ...current, rejected: true })
    if (!valid) onReject(current.text)
  }
  return (
    <input
      type="text"
      {...attributes}
      value={current?.text ?? value}
      aria-invalid={current?.rejected}
      aria-describedby={current?.rejected && messageId}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
      }}
    />
  )
}
