'use client'

import { useEffect, useState } from 'react'
import { setParameters } from '../navigation/change-query'
import { findTarget } from '../navigation/find-target'
import { useUrlQuery } from '../navigation/use-url-query'

type Choice = { kind: string; name: string }

const all: Choice = { kind: '', name: '' }

type ChangeFilterProps = {
  kinds: { value: string; label: string }[]
  packages: string[]
  /** For every change, in page order, the indexes of its kind and packages: their names would fill the page's data. */
  changes: [kind: number, packages: number[]][]
}

/** Returns the kind and package from the URL, where a filtered list can be shared. An empty string means all. */
function useChoice(): Choice {
  const query = useUrlQuery()
  return { kind: query?.get('kind') ?? '', name: query?.get('package') ?? '' }
}

function choose({ kind, name }: Choice): void {
  setParameters({ kind, package: name })
}

/** Shows everything if the filter hides the target of a link that the reader has followed. Such entries have no state. */
function showTarget({ state }: PopStateEvent): void {
  const target = state === null ? findTarget() : null
  if (!target?.closest('[hidden]')) return
  choose(all)
  // Wait until it is visible again.
  requestAnimationFrame(() => target.scrollIntoView())
}

/** A change: an item of a list with details. */
const CHANGE = 'li:has(> .change-details)'

/** Shows the matching changes, and only the headings above those. */
function showChanges(matches: boolean[]): void {
  const changes = [...document.querySelectorAll<HTMLElement>(CHANGE)]
  changes.forEach((change, index) => change.toggleAttribute('hidden', !matches[index]))
  for (const list of new Set(changes.map((change) => change.parentElement))) {
    const isEmpty = !list?.querySelector(`${CHANGE}:not([hidden])`)
    list?.previousElementSibling?.toggleAttribute('hidden', isEmpty)
  }
}

/** Filters the changes of a release by kind and package, and jumps to a pull request. */
export function ChangeFilter({ kinds, packages, changes }: ChangeFilterProps) {
  const choice = useChoice()
  const [missing, setMissing] = useState('')
  const matches = changes.map(
    ([kind, indexes]) =>
      (!choice.kind || kinds[kind]?.value === choice.kind) &&
      (!choice.name || indexes.includes(packages.indexOf(choice.name))),
  )
  useEffect(() => showChanges(matches))
  useEffect(() => {
    addEventListener('popstate', showTarget)
    return () => removeEventListener('popstate', showTarget)
  }, [])

  const show = (next: Choice) => {
    setMissing('')
    choose(next)
  }
  const goTo = (number: string) => {
    const id = `pr-${number.replace(/\D/g, '')}`
    if (!document.getElementById(id)) {
      setMissing(number)
      return
    }
    show(all)
    // Wait until the change is visible again. Unlike a new hash, this scrolls even if the URL has it already.
    requestAnimationFrame(() => location.assign(`#${id}`))
  }
  const shown = matches.filter(Boolean).length

  return (
    <form
      className="change-filter panel flex-row needs-script"
      role="search"
      aria-label="Changes"
      onSubmit={(event) => {
        event.preventDefault()
        const number = new FormData(event.currentTarget).get('pr')
        if (typeof number === 'string') goTo(number)
      }}
    >
      <label>
        Kind
        <select
          value={choice.kind}
          onChange={(event) => show({ ...choice, kind: event.target.value })}
        >
          <option value="">All kinds</option>
          {kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {packages.length > 0 && (
        <label>
          Package
          <select
            value={choice.name}
            onChange={(event) => show({ ...choice, name: event.target.value })}
          >
            <option value="">All packages</option>
            {packages.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <label>
        Pull request
        <input type="text" name="pr" inputMode="numeric" pattern="#?\d+" required />
      </label>
      <button type="submit" className="button button-quiet button-small">
        Go
      </button>
      <p role="status">
        {missing
          ? `Pull request ${missing} is not part of this release.`
          : `${shown} of ${changes.length} changes shown`}
      </p>
    </form>
  )
}
