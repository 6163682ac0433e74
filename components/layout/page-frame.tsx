import type { ReactNode } from 'react'
import type { PageHead } from '@/lib/records/page-head'
import { HeadTags } from '../mdx/head-tags'
import { MainBoundary } from './main-boundary.client'

type PageFrameProps = {
  page: { head: PageHead }
  /** The main content: an element `<main id="_main" tabIndex={-1}>` and what is next to it. */
  children: ReactNode
}

/** A page inside the frame of its section, which survives a crash of the page. */
export function PageFrame({ page, children }: PageFrameProps) {
  return (
    <>
      <HeadTags head={page.head} />
      <MainBoundary>{children}</MainBoundary>
    </>
  )
}
