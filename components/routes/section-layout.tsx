import type { ReactNode } from 'react'
import { siteConfig } from '@/lib/config/site'
import type { SitePath } from '@/lib/core/url'
import { loadSection } from '@/lib/records/read-records'
import { Footer } from '../layout/footer'
import { SectionFrame } from '../layout/section-frame.client'

/**
 * Creates the layout of a section: the navbar, the sidebar and the footer around its pages.
 * @param id path of the docs version or blog, or `SITE_SECTION`
 */
export function createSectionLayout(id: SitePath) {
  return async function SectionLayout({ children }: { children: ReactNode }) {
    const section = await loadSection(id)
    return (
      <>
        <SectionFrame title={siteConfig.title} baseUrl={siteConfig.baseUrl} section={section}>
          {children}
        </SectionFrame>
        <Footer />
      </>
    )
  }
}
