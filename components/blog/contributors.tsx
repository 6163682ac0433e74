import { Link } from '../ui/link'

/** Id of the collapsed list on a release page. */
export const CONTRIBUTORS_ID = 'contributors'

/** @example toContributorCount(['ann', 'bob']) // '2 contributors' */
export function toContributorCount({ length }: string[]): string {
  return length === 1 ? 'One contributor' : `${length} contributors`
}

/** The contributors to a release, collapsed because some releases have more than a hundred. */
export function Contributors({ logins }: { logins: string[] }) {
  if (logins.length === 0) return null
  return (
    <details id={CONTRIBUTORS_ID} className="contributors small">
      <summary>{toContributorCount(logins)}</summary>
      <ul className="flex-row">
        {logins.map((login) => (
          <li key={login}>
            <Link className="badge" href={`https://github.com/${login}`}>
              {login}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
