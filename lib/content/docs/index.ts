import 'server-only'
import { communityDocs, mainDocs, testDocs } from '@/lib/config/instances'
import { getDocFiles } from '../source'
import type { Docs } from './create-docs'
import { loadDocs } from './load-docs'

/** The framework's documentation. */
export const docs = loadDocs(mainDocs, getDocFiles)

/** Where readers get help, and how the project works. */
export const community = loadDocs(communityDocs, getDocFiles)

/** The fixtures of the docs engine. */
export const docsFixtures = loadDocs(testDocs, getDocFiles)

/** Every docs instance of the site. */
export const allDocsInstances: Docs[] = [docs, community, docsFixtures]

/** URL of the page of a content file, whatever its instance; undefined if it is not a document. */
export function findDocHref(file: string): string | undefined {
  for (const instance of allDocsInstances) {
    const href = instance.findFileHref(file)
    if (href !== undefined) return href
  }
  return undefined
}
