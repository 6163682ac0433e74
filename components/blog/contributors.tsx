import { Link } from '../ui/link'

/** The people who made a release, folded away: some releases have more than a hundred. */
export function Contributors({ logins }: { logins: string[] }) {
  if (logins.length === 0) return null
  const count = logins.length === 1 ? 'One contributor' : `${logins.length} contributors`
  return (
    <details className="contributors">
      <summary>{count}</summary>
      <ul className="tags">
        {logins.map((login) => (
          <li key={login}>
            <Link className="tag" href={`https://github.com/${login}`}>
              {login}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
