import type { PageOf } from '@/lib/records/site-page'
import { PageFrame } from '../layout/page-frame'
import { StaticMarkup } from '../mdx/static-markup'
import { InlineScript } from '../ui/inline-script'
import { Features } from './features'
import { Hero } from './hero'
import './home.css'
import { News } from './news'
import { QuickStart } from './quick-start'

/** The home page. */
export function HomePageView({ page }: { page: PageOf<'home'> }) {
  return (
    <PageFrame page={page}>
      {/* Inline, because no other script loads if the base URL is wrong. */}
      <InlineScript name="base-url-hint" />
      <main id="_main" className="home" tabIndex={-1}>
        <Hero summary={page.description ?? ''} />
        <StaticMarkup>
          <QuickStart commands={page.commands} />
          <Features />
        </StaticMarkup>
        <StaticMarkup served>
          <News releases={page.releases} posts={page.posts} />
        </StaticMarkup>
      </main>
    </PageFrame>
  )
}
