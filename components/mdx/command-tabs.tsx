import { Fragment } from 'react'
import { packageManagerGroup, packageManagerQuery } from '@/lib/config/tab-groups'
import { toPackageCommands } from '@/lib/core/package-commands'

/** A block of commands, highlighted. */
export function Command({ code }: { code: string }) {
  const lines = code.split('\n').map((line, index) => {
    const [program = '', ...rest] = line.split(' ')
    return (
      <Fragment key={index}>
        {index > 0 ? '\n' : ''}
        <span className="tf">{program}</span>
        <span className="ts">{` ${rest.join(' ')}`}</span>
      </Fragment>
    )
  })
  return (
    <figure className="code" data-lang="bash">
      <pre tabIndex={0}>
        <code>{lines}</code>
      </pre>
    </figure>
  )
}

type CommandTabsProps = {
  /** Prefix of the ids of its tabs. */
  id: string
  /** Commands for npm, one per line. */
  commands: string
}

/** The same commands for each package manager. */
export function CommandTabs({ id: prefix, commands }: CommandTabsProps) {
  const tabs = toPackageCommands(commands).map(({ name, code }, index) => ({
    ...{ name, code },
    id: `${prefix}-${index}`,
    selected: index === 0,
  }))
  return (
    <div className="tabs" data-group={packageManagerGroup} data-query={packageManagerQuery}>
      <div role="tablist" className="tab-list" aria-label="Package manager">
        {tabs.map(({ name, id, selected }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={id}
            aria-controls={`${id}-panel`}
            aria-selected={selected}
            tabIndex={selected ? 0 : -1}
            data-value={name}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, id, selected, code }) => (
        <div
          key={id}
          role="tabpanel"
          className="tab-panel"
          id={`${id}-panel`}
          aria-labelledby={id}
          data-label={name}
          hidden={!selected}
        >
          <Command code={code} />
        </div>
      ))}
    </div>
  )
}
