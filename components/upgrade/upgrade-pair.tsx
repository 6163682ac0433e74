import type { Line as LineData, OptionChange, UpgradePair as Pair } from '@/lib/records/upgrade'
import { Command, CommandTabs } from '../mdx/command-tabs'
import { Link } from '../ui/link'
import { Table } from '../ui/table'

function Line({ line }: { line: LineData }) {
  return (
    <>
      {line.map(({ text, isCode, href }, index) => {
        const content = isCode ? <code>{text}</code> : text
        return href === undefined ? (
          <span key={index}>{content}</span>
        ) : (
          <Link key={index} href={href}>
            {content}
          </Link>
        )
      })}
    </>
  )
}

type OptionListProps = {
  id: string
  title: string
  options: OptionChange[]
  /** Text that is shown if there are none. */
  none: string
}

function OptionList({ id, title, options, none }: OptionListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {options.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {options.map(({ name, owner, href, version, text, defaults }) => (
            <li key={`${owner} ${name} ${version}`}>
              {href === undefined ? (
                <code>{name}</code>
              ) : (
                <a href={href}>
                  <code>{name}</code>
                </a>
              )}
              {' of '}
              <code>{owner}</code>
              {`, ${version}: `}
              <Line line={text} />.
              {defaults && (
                <>
                  {' Before: '}
                  <Line line={defaults.before} />. Now: <Line line={defaults.after} />.
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The changes from one version to another, in the order in which to make them. */
export function UpgradePair({ pair }: { pair: Pair }) {
  const { from, to, options } = pair
  return (
    <>
      <p>
        {`From ${from.release}, the last ${from.name} release, to ${to.release}. `}
        <a href={pair.chooserHref}>Choose other versions</a>.
      </p>
      <h2 id="update">Update the packages</h2>
      <p>
        {`If your package.json names other packages of the same scope, set them to ${to.release}, too. All of them must have the same version.`}
      </p>
      <CommandTabs id="update-command" commands={pair.command} />
      {pair.requirements.length === 0 ? (
        <p>The minimum versions of Node.js, React and MDX stay the same.</p>
      ) : (
        <Table
          label="Minimum versions"
          head={['Requirement', from.name, to.name]}
          rows={pair.requirements.map((each) => [each.label, each.from ?? 'Any', each.to])}
        />
      )}
      <h2 id="breaking">Breaking changes</h2>
      {pair.breaking.length === 0 && (
        <p>The changelog lists no breaking changes between these versions.</p>
      )}
      {pair.breaking.map(({ version, href, items }) => (
        <section key={version} aria-labelledby={`breaking-${version}`}>
          <h3 id={`breaking-${version}`}>
            <a href={href}>{version}</a>
          </h3>
          <ul>
            {items.map((line, index) => (
              <li key={index}>
                <Line line={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <OptionList
        id="removed"
        title="Removed and renamed options"
        options={options.removed}
        none="Every documented option still exists under its name."
      />
      <OptionList
        id="defaults"
        title="New defaults"
        options={options.defaults}
        none="No documented default changes."
      />
      <OptionList
        id="changed"
        title="Options that behave differently"
        options={options.changed}
        none="No documented option behaves differently."
      />
      <OptionList
        id="deprecated"
        title="Deprecated options"
        options={options.deprecated}
        none="No documented option is deprecated."
      />
      <h2 id="codemods">Codemods and checks</h2>
      {pair.codemods.length === 0 && <p>No codemod or check is needed for this upgrade.</p>}
      {pair.codemods.map(({ command, text }) => (
        <section key={command} aria-label={command}>
          <p>
            <Line line={text} />
          </p>
          <Command code={command} />
        </section>
      ))}
      <h2 id="releases">New in between</h2>
      <ul>
        {pair.releases.map(({ version, href, posts }) => (
          <li key={version}>
            <a href={href}>{`Changes in ${version}`}</a>
            {posts.map((post) => (
              <span key={post.href}>
                {' · '}
                <a href={post.href}>{post.title}</a>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
