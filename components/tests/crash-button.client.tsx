'use client'

import { useState } from 'react'

/** Throws when pressed. */
export function CrashButton({ label }: { label: string }) {
  const [crashed, setCrashed] = useState(false)
  if (crashed) {
    throw new Error(`The button "${label}" was pressed.`, {
      cause: new Error('It throws on purpose.'),
    })
  }
  return (
    <button type="button" className="button" onClick={() => setCrashed(true)}>
      {label}
    </button>
  )
}
