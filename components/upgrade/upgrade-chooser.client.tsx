'use client'

import type { SubmitEvent } from 'react'
import { useState } from 'react'
import { toPairId } from './pair-id'

type UpgradeChooserProps = {
  /** Names of the versions, oldest first. */
  names: string[]
  initial: { from: string; to: string }
}

/** Two lists to choose from; the button leads where the link of the two in the table below leads. */
export function UpgradeChooser({ names, initial }: UpgradeChooserProps) {
  const [problem, setProblem] = useState('')
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [from, to] = [...event.currentTarget.querySelectorAll('select')].map(
      ({ selectedIndex }) => selectedIndex,
    )
    if (from === undefined || to === undefined) return
    setProblem(
      from < to
        ? ''
        : from === to
          ? `Both are ${names[to] ?? ''}. Choose a newer version to upgrade to.`
          : `${names[to] ?? ''} is older than ${names[from] ?? ''}. Choose a newer version to upgrade to.`,
    )
    if (from < to) document.getElementById(toPairId(names[from] ?? '', names[to] ?? ''))?.click()
  }
  return (
    <form className="upgrade-chooser" aria-label="Versions" onSubmit={show}>
      {(['from', 'to'] as const).map((field) => (
        <label key={field}>
          {field === 'from' ? 'From' : 'To'}
          <select name={field} defaultValue={initial[field]}>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className="button">
        Show changes
      </button>
      <p role="status">{problem}</p>
    </form>
  )
}
