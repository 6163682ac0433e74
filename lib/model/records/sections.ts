import { toSitePath } from '@/lib/config/base-url'
import { mainDocs } from '@/lib/config/instances'
import type { NavbarItem } from '@/lib/config/navbar-types'
import { siteConfig } from '@/lib/config/site'
import type { Href } from '@/lib/core/url'
import { stripTrailingSlash } from '@/lib/core/url'
import type { Section, SectionSidebars, SidebarRow, SidebarTree } from '@/lib/records/section'
import { findSidebar, SITE_SECTION } from '@/lib/records/section'
import type { Blog } from '../blog/create-blog'
import type { Docs } from '../docs/types'
import { listVersionedPairs } from '../upgrade/upgrade-records'
import type { SiteInstances } from '../site/load-content'
import { toSectionNavbar } from '../site/navbar'

/** A page, and the sidebar that it shows. */
type PageWithSidebar = { href: Href; sidebar?: SidebarTree | undefined }

/** Returns a sidebar as it is sent to the browser: only what its rows show. */
export function toSidebarTree({ id, rows }: SidebarTree): SidebarTree {
  const toRow = (row: SidebarRow): SidebarRow => {
    if ('html' in row) return row
    const { docId: _docId, description: _description, customProps: _customProps, ...shown } = row
    return 'rows' in shown ? { ...shown, rows: shown.rows.map(toRow) } : shown
  }
  return { id, rows: rows.map(toRow) }
}

/** Adds the pages that show another sidebar than the rule of a section says. */
function addExceptions(
  sidebars: SectionSidebars,
  pages: readonly PageWithSidebar[],
): SectionSidebars {
  const exceptions = pages.flatMap(({ href, sidebar }) =>
    findSidebar(sidebars, href)?.id === sidebar?.id ? [] : [[href, sidebar?.id ?? null] as const],
  )
  return exceptions.length > 0
    ? { ...sidebars, exceptions: Object.fromEntries(exceptions) }
    : sidebars
}

function toDocsSections(docs: Docs, content: SiteInstances, items: NavbarItem[]): Section[] {
  const instanceId = docs.config.id
  return docs.versions.map((version) => {
    const { name } = version.config
    const pairs = instanceId === mainDocs.id ? listVersionedPairs(content, name) : []
    const pages = [...docs.pages.filter((page) => page.version.name === name), ...pairs]
    const sidebars: SectionSidebars = {
      label: 'Docs sidebar',
      autoCollapse: siteConfig.docsSidebar.autoCollapseCategories,
      hideable: siteConfig.docsSidebar.hideable,
      trees: [...version.sidebars.values()].map(toSidebarTree),
    }
    return {
      id: stripTrailingSlash(toSitePath(version.href)),
      navbar: toSectionNavbar(items, content.docs, { instanceId, version: name, pages }),
      sidebars: addExceptions(sidebars, pages),
    }
  })
}

function toBlogSection({ config, sidebar }: Blog, navbar: Section['navbar']): Section {
  const trees = [toSidebarTree(sidebar)]
  return {
    id: config.routeBasePath,
    navbar,
    sidebars: {
      ...{ label: config.sidebar.label, autoCollapse: false, hideable: true },
      ...{ trees, fallback: sidebar.id },
    },
  }
}

/** Creates the frames of the site: one for each docs version and each blog, and one for all other pages. */
export function createSections(content: SiteInstances, items: NavbarItem[]): Section[] {
  const navbar = toSectionNavbar(items, content.docs, undefined)
  return [
    ...content.docs.flatMap((docs) => toDocsSections(docs, content, items)),
    ...content.blogs.map((blog) => toBlogSection(blog, navbar)),
    { id: SITE_SECTION, navbar },
  ]
}
