import type { ReactNode } from 'react'
import type { PageHead } from '@/lib/records/page-head'
import { HeadTags } from '../mdx/head-tags'
import type { NavbarProps } from '../navbar/navbar'
import { Navbar } from '../navbar/navbar'
import { Footer } from './footer'
import { MainBoundary } from './main-boundary.client'

type PageFrameProps = {
  page: NavbarProps['page'] & { head: PageHead }
  /** The main content: an element `<main id="main" tabIndex={-1}>` and what is next to it. */
  children: ReactNode
}

/** Layout of every page. The navbar and the footer survive a crash of the content between them. */
export function PageFrame({ page, children }: PageFrameProps) {
  return (
    <>
      <HeadTags head={page.head} />
      <Navbar page={page} />
      <MainBoundary>{children}</MainBoundary>
      <Footer />
    </>
  )
}
