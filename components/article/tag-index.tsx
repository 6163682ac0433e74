import type { TagLetter } from '@/lib/records/navigation'

/** Tags grouped by their first letter. */
export function TagIndex({ letters }: { letters: TagLetter[] }) {
  return letters.map(({ letter, tags }) => (
    <section key={letter} className="tag-letter">
      <h2>{letter}</h2>
      <ul className="tags flex-row">
        {tags.map(({ label, href, count }) => (
          <li key={href}>
            <a className="tag" href={href}>
              {label} <span className="tag-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ))
}
