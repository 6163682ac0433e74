import type { TagLetter } from '@/lib/records/navigation'

/** Tags grouped by their first letter. */
export function TagIndex({ letters }: { letters: TagLetter[] }) {
  return letters.map(({ letter, tags }) => (
    <section key={letter}>
      <h2>{letter}</h2>
      <ul className="flex-row">
        {tags.map(({ label, href, count }) => (
          <li key={href}>
            <a className="badge" href={href}>
              {label} <small>{count}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ))
}
