const links = [
  {
    title: 'Introduction',
    text: 'A small but complete site, and the files that its build creates.',
    href: '/docs/',
  },
  {
    title: 'Configuration reference',
    text: 'Every field of docusaurus.config.js, with type and default.',
    href: '/docs/api/docusaurus-config/',
  },
]

/** End of the home page, with two suggested links. */
export function Closing() {
  return (
    <section className="home-section closing" aria-labelledby="closing">
      <h2 id="closing">Read on</h2>
      <ul className="closing-links">
        {links.map(({ title, text, href }) => (
          <li key={href} className="card">
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
