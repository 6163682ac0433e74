'use client'

import './globals.css'

/** A crash outside of every page: in the document around them. */
export { DocumentCrash as default } from '@/components/layout/document-crash.client'
