'use client'

/** A crash outside of the main content, such as in the navbar. */
export { PageCrash as default } from '@/components/layout/page-crash.client'
