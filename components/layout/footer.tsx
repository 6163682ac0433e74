import { siteConfig } from '@/lib/config/site'
import { Link } from '../ui/link'

/** The end of every page. */
export function Footer() {
  const { columns, notice, copyright } = siteConfig.footer
  return (
    <footer className="footer">
      <nav className="footer-columns" aria-label="Footer">
        {columns.map(({ title, items }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {items.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} externalIcon>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <p>{notice}</p>
      <p>{copyright}</p>
    </footer>
  )
}
