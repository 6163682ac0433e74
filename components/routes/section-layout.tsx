import type { ReactNode } from 'react'
import { siteConfig } from '@/lib/config/site'
import type { Href, SitePath } from '@/lib/core/url'
import { loadSection } from '@/lib/records/read-records'
import { Footer } from '../layout/footer'
import { SectionFrame } from '../layout/section-frame.client'

/**
 * Creates the layout of a section: the navbar, the sidebar and the footer around its pages.
 * @param id path of the docs version or blog, or `SITE_SECTION`
 * @param exportedPath path for which its only page is exported, if readers get it at other URLs
 */
export function createSectionLayout(id: SitePath, exportedPath?: Href) {
  return async function SectionLayout({ children }: { children: ReactNode }) {
    const section = await loadSection(id)
    return (
      <>
        <SectionFrame title={siteConfig.title} exportedPath={exportedPath} section={section}>
          {children}
        </SectionFrame>
        <Footer />
      </>
    )
  }
}
