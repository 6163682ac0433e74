import 'server-only'
import { mainDocs } from '@/lib/config/instances'
import { getDocFiles } from '../source'
import type { Docs } from './create-docs'
import { loadDocs } from './load-docs'

/** The framework's documentation. */
export const docs = loadDocs(mainDocs, getDocFiles)

/** Every docs instance of the site. */
export const allDocsInstances: Docs[] = [docs]
