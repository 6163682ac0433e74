import { z } from 'zod'
import type { Fault } from '@/lib/core/problem'

/** Characters that mean something in a URL or in a glob pattern, or that Windows doesn't allow in names. */
const REFUSED = /[%#?\\*<>:"|\p{Cc}]/u

/**
 * Returns what is wrong with a file path or a part of a URL, as a sentence goes on after its name, or undefined if every
 * file system and host can serve it.
 * @example findNameFault('guides/c#')?.message // 'holds "#", which URLs or file systems read as something else'
 */
export function findNameFault(name: string): Fault | undefined {
  const refused = REFUSED.exec(name)?.[0]
  if (refused !== undefined) {
    const shown = refused === '\\' ? '"\\"' : JSON.stringify(refused)
    return {
      message: `holds ${shown}, which URLs or file systems read as something else`,
      fix: `write letters, digits or hyphens for ${shown}, such as "c-sharp" or "100-percent"`,
    }
  }
  const composed = name.normalize('NFC')
  if (name === composed) return undefined
  return {
    message: 'stores an accent apart from its letter (Unicode NFD)',
    fix: `write ${JSON.stringify(composed)} in NFC, which is what keyboards type`,
  }
}

/** Path of a page below its instance, which may be relative to the folder of its document. */
export const relativeSlugSchema = z.string().superRefine((value, context) => {
  const empty = { message: 'is empty', fix: 'write a path, or remove it' }
  const fault = value.trim() === '' ? empty : findNameFault(value)
  if (!fault) return
  context.addIssue({ code: 'custom', message: fault.message, params: { fix: fault.fix } })
})

/** Path of a page or a tag below its instance. */
export const slugSchema = relativeSlugSchema.refine(
  (value) => !value.split('/').some((segment) => segment === '.' || segment === '..'),
  {
    error: 'contains "." or "..", but there is no folder that it could be relative to',
    params: { fix: 'write the whole path below the blog, the pages or the tags' },
  },
)

/** Last part of a document's id. */
export const idSchema = relativeSlugSchema.refine((value) => !value.includes('/'), {
  error: 'contains a slash, but an id is only the part after the folder',
  params: { fix: 'write the part after the last slash; `slug` sets the path of the page' },
})

/** Text that isn't blank. @param what names it in the fix */
export const toFilled = (what: string) =>
  z.string().refine((value) => value.trim() !== '', {
    error: 'is empty',
    params: { fix: `write a ${what}` },
  })

/** Text of a link. */
export const labelSchema = toFilled('label')
