import { StaticMarkup } from '../mdx/static-markup'
import { footerMarkup } from './footer.static'

/** The end of every page. */
export function Footer() {
  return (
    <footer className="footer">
      <StaticMarkup id="footer" nodes={footerMarkup()} />
    </footer>
  )
}
