'use client'

import { useId, useState } from 'react'
import { baseUrl } from '@/components/ui/base-url'
import type { ColorScheme } from './scheme'
import { toThemeRule } from './scheme'
import { ColorField } from './color-field.client'
import { ShadeTable } from './shade-table.client'
import { ThemeCode } from './theme-code.client'
import { useMode, useScheme } from './use-scheme'

/** Generates the seven shades of a color, grades them, previews them on this page and writes their CSS. */
export function Generator() {
  const [mode, setMode] = useMode()
  const [scheme, setScheme] = useScheme(mode)
  const [message, setMessage] = useState('')
  const [resets, setResets] = useState(0)
  const messageId = useId()
  const other = mode === 'light' ? 'dark' : 'light'
  // Fields with a new key discard text that was typed but not accepted.
  const fieldsKey = `${mode}-${resets}`

  const update = (change: Partial<ColorScheme>) => {
    setScheme({ ...scheme, ...change })
    setMessage('')
  }
  const reset = () => {
    setScheme(null)
    setResets(resets + 1)
    setMessage(`The ${mode} mode has its default colors again.`)
  }
  const toggle = () => {
    setMode(other)
    setMessage(`The whole page is in ${other} mode now.`)
  }
  const rejectColor = (text: string) =>
    setMessage(`“${text}” is not a color, so nothing changed. Use 3 or 6 hexadecimal digits.`)
  const rejectAdjustment = () => setMessage('Use a number from -1 to 1. Nothing changed.')

  return (
    <section className="color-generator panel" aria-label="Theme color generator">
      {/* No other page needs it. */}
      <link rel="stylesheet" href={`${baseUrl}styles/color-generator.css`} precedence="part" />
      <div className="color-bar flex-row">
        <strong>{mode === 'light' ? 'Light mode' : 'Dark mode'}</strong>
        <button type="button" className="button button-quiet button-small" onClick={toggle}>
          {`Edit ${other} mode`}
        </button>
        <button type="button" className="button button-quiet button-small" onClick={reset}>
          Reset
        </button>
      </div>
      <div className="color-fields flex-row" key={fieldsKey}>
        <ColorField
          label="Base color"
          value={scheme.baseColor}
          messageId={messageId}
          onValue={(baseColor) => update({ baseColor })}
          onReject={rejectColor}
        />
        <ColorField
          label="Background"
          value={scheme.background}
          messageId={messageId}
          onValue={(background) => update({ background })}
          onReject={rejectColor}
        />
      </div>
      <p id={messageId} className="color-message" role="status">
        {message}
      </p>
      <ShadeTable
        key={`shades-${fieldsKey}`}
        label={`Shades of the ${mode} mode`}
        scheme={scheme}
        messageId={messageId}
        onAdjust={(name, value) => update({ shades: { ...scheme.shades, [name]: value } })}
        onReject={rejectAdjustment}
      />
      <ThemeCode rule={toThemeRule(mode, scheme)} />
    </section>
  )
}
