/** The site's logo: two pages, the front one with a prompt. One color, legible from 16 px. */
export function Logo() {
  return (
    <svg className="icon" viewBox="0 0 32 32" width={28} height={28} aria-hidden="true">
      <path stroke="var(--primary-lightest)" strokeWidth={2.75} d="M11 3h12a4 4 0 0 1 4 4v15" />
      <rect fill="var(--primary)" stroke="none" x="4" y="8" width="18" height="21" rx="4" />
      <path stroke="var(--on-primary)" strokeWidth={2.5} d="m9.5 15 3.5 3.5L9.500 22M15 22.500h3" />
    </svg>
  )
}
