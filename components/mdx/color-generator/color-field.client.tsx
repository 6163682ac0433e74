'use client'

import { useId } from 'react'
import { ensureHash, parseHex } from './hex'
import { DraftInput } from './draft-input.client'

type ColorFieldProps = {
  label: string
  /** A `#rrggbb` color. */
  value: string
  messageId: string
  onValue: (value: string) => void
  onReject: (text: string) => void
}

/** A color that can be typed or picked. */
export function ColorField({ label, value, messageId, onValue, onReject }: ColorFieldProps) {
  const id = useId()
  return (
    <div className="color-field">
      <label htmlFor={id}>{label}</label>
      <input
        type="color"
        aria-label={`${label} picker`}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      <DraftInput
        id={id}
        value={value}
        messageId={messageId}
        complete={ensureHash}
        parse={parseHex}
        onValue={onValue}
        onReject={onReject}
        maxLength={20}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
      />
    </div>
  )
}
