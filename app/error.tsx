'use client'

/** Shown when a page crashes outside its main content, or when its scripts don't load. */
export { PageFailure as default } from '@/components/layout/page-failure.client'
