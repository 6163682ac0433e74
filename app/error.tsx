'use client'

/** A page that crashed outside of its main content, or whose scripts did not load. */
export { PageFailure as default } from '@/components/layout/page-failure.client'
