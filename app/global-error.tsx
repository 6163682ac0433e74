'use client'

import './globals.css'

/** Shown when the document around the pages crashes. */
export { DocumentCrash as default } from '@/components/layout/document-crash.client'
