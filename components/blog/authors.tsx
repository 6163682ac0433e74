import type { PostAuthor } from '@/lib/records/site-page'
import { Link } from '../ui/link'

function toHref({ url, email }: PostAuthor): string | undefined {
  return url ?? (email === undefined ? undefined : `mailto:${email}`)
}

/** Returns the initials shown in place of a picture. @example toInitials('Ada King Lovelace') // 'AL' */
function toInitials(name: string): string {
  const words = name.split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase()
}

function Avatar({ author }: { author: PostAuthor }) {
  const { picture } = author
  if (picture !== undefined) {
    return <img className="avatar" src={picture} alt="" width={40} height={40} loading="lazy" />
  }
  return (
    <span className="avatar" aria-hidden="true">
      {toInitials(author.name ?? '')}
    </span>
  )
}

function NamedAuthor({ author }: { author: PostAuthor }) {
  const href = toHref(author)
  const name = <span itemProp="name">{author.name}</span>
  return (
    <li className="author" itemProp="author" itemScope itemType="https://schema.org/Person">
      <Avatar author={author} />
      <span>
        {href === undefined ? (
          <strong>{name}</strong>
        ) : (
          <Link href={href} itemProp="url">
            {name}
          </Link>
        )}
        {author.title !== undefined && <small>{author.title}</small>}
      </span>
    </li>
  )
}

/** An author without a name, labeled with the URL that their picture links to. */
function PicturedAuthor({ author }: { author: PostAuthor }) {
  const href = toHref(author)
  const label = `Author at ${(href ?? '').replace(/^(?:https?:\/\/|mailto:)/, '')}`
  if (href === undefined) return <li>{<Avatar author={author} />}</li>
  return (
    <li>
      <Link href={href} aria-label={label}>
        <Avatar author={author} />
      </Link>
    </li>
  )
}

/** The authors of a post: rows with name and title, or a row of pictures if no author has a name. */
export function Authors({ authors }: { authors: PostAuthor[] }) {
  if (authors.length === 0) return null
  const isCompact = authors.every(({ name }) => name === undefined)
  const Entry = isCompact ? PicturedAuthor : NamedAuthor
  return (
    <>
      <span className="sr-only">Authors:</span>
      <ul className="authors flex-row">
        {authors.map((author, index) => (
          <Entry key={index} author={author} />
        ))}
      </ul>
    </>
  )
}
