import type { ReactNode } from 'react'
import type { NavbarProps } from '../navbar/navbar'
import { Navbar } from '../navbar/navbar'
import { Footer } from './footer'
import { MainBoundary } from './main-boundary.client'

type PageFrameProps = NavbarProps & {
  /** The main content: an element `<main id="main" tabIndex={-1}>` and what is beside it. */
  children: ReactNode
}

/** What every page stands in. The navbar and the footer survive a crash of what is between them. */
export function PageFrame({ children, ...navbar }: PageFrameProps) {
  return (
    <>
      <Navbar {...navbar} />
      <MainBoundary>{children}</MainBoundary>
      <Footer />
    </>
  )
}
