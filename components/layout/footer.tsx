import type { FooterColumn, FooterConfig, FooterLogo } from '@/lib/config/types'
import { siteConfig } from '@/lib/config/site'
import { StaticMarkup } from '../mdx/static-markup'
import { Link } from '../ui/link'

function Links({ items }: Pick<FooterColumn, 'items'>) {
  return (
    <ul>
      {items.map(({ label, href }) => (
        <li key={label}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}

function Logo({ src, srcDark = src, href, target, ...attributes }: FooterLogo) {
  // Otherwise, React would preload it before what readers see first.
  const image = { ...attributes, loading: 'lazy' as const }
  const images =
    src === srcDark ? (
      <img src={src} {...image} />
    ) : (
      <>
        <img className="light-only" src={src} {...image} />
        <img className="dark-only" src={srcDark} {...image} />
      </>
    )
  return (
    <p>
      {href === undefined ? (
        images
      ) : (
        <Link href={href} {...(target !== undefined && { target })}>
          {images}
        </Link>
      )}
    </p>
  )
}

function FooterContent({ style, links, logo, notice, copyright }: FooterConfig) {
  const columns = links.filter((each) => 'items' in each)
  const others = links.filter((each) => 'href' in each)
  return (
    <>
      {links.length > 0 && (
        <nav className="footer-links" aria-label="Footer">
          {columns.map(({ title, items }) => (
            <section key={title}>
              <h2>{title}</h2>
              <Links items={items} />
            </section>
          ))}
          {others.length > 0 && <Links items={others} />}
        </nav>
      )}
      {logo && <Logo {...logo} src={(style === 'dark' && logo.srcDark) || logo.src} />}
      {notice && <p>{notice}</p>}
      {copyright && <p>{copyright}</p>}
    </>
  )
}

/** The footer of every page. */
export function Footer({ config = siteConfig.footer }: { config?: FooterConfig }) {
  return (
    <footer className="footer" data-style={config.style === 'dark' ? 'dark' : undefined}>
      <StaticMarkup>
        <FooterContent {...config} />
      </StaticMarkup>
    </footer>
  )
}
