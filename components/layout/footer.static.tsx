/** @jsxImportSource hastscript */
import { siteConfig } from '@/lib/config/site'
import { isExternalUrl } from '@/lib/core/url'

function FooterLink({ label, href }: { label: string; href: string }) {
  return isExternalUrl(href) ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  ) : (
    <a href={href}>{label}</a>
  )
}

/** The content of the footer. */
export function footerMarkup() {
  const { columns, notice, copyright } = siteConfig.footer
  return (
    <>
      <nav class="footer-columns" aria-label="Footer">
        {columns.map(({ title, items }) => (
          <section>
            <h2>{title}</h2>
            <ul>
              {items.map((item) => (
                <li>{FooterLink(item)}</li>
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
