import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { toHeadViewport, withHead } from '@/lib/output/head/head'
import { decodeSegments } from '@/lib/next/routes'
import { getHead } from '../mdx/get-compiled'

type RouteProps = { params: Promise<{ slug?: string[] }> }

type ContentRoute<Page> = {
  content: {
    /** The segments of every page below the instance's own path. */
    slugs: string[][]
    /** The page at segments; throws if there is none. */
    get: (slug: string[]) => Page
  }
  toMetadata: (page: Page) => Metadata
  /** The content file of a page, whose `<head>` block has the last word; undefined for a page made of others. */
  findPath: (page: Page) => string | undefined
  render: (page: Page) => ReactNode
}

/** What the `[[...slug]]/page.tsx` of an instance exports, whatever its engine. */
export function createContentRoute<Page>(route: ContentRoute<Page>) {
  const { content, toMetadata, findPath, render } = route
  const getPage = async ({ params }: RouteProps) => {
    const { slug = [] } = await params
    return content.get(decodeSegments(slug))
  }
  return {
    generateStaticParams: () => content.slugs.map((slug) => ({ slug })),
    generateMetadata: async (props: RouteProps): Promise<Metadata> => {
      const page = await getPage(props)
      return withHead(toMetadata(page), await getHead(findPath(page)))
    },
    generateViewport: async (props: RouteProps): Promise<Viewport> =>
      toHeadViewport(await getHead(findPath(await getPage(props)))),
    Page: async (props: RouteProps) => render(await getPage(props)),
  }
}
