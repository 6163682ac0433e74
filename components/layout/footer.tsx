import { siteConfig } from '@/lib/config/site'
import { StaticMarkup } from '../mdx/static-markup'
import { Link } from '../ui/link'

function FooterContent() {
  const { columns, notice, copyright } = siteConfig.footer
  return (
    <>
      <nav className="footer-columns" aria-label="Footer">
        {columns.map(({ title, items }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {items.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <p>{notice}</p>
      <p>{copyright}</p>
    </>
  )
}

/** The footer of every page. */
export function Footer() {
  return (
    <footer className="footer">
      <StaticMarkup>
        <FooterContent />
      </StaticMarkup>
    </footer>
  )
}
