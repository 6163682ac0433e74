import type { Href } from '@/lib/core/url'

/** The stylesheets of a page with formulas. */
export function MathStyles({ hrefs }: { hrefs: Href[] }) {
  return hrefs.map((href) => <link key={href} rel="stylesheet" href={href} precedence="math" />)
}
