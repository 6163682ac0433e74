import { createHash } from 'node:crypto'
import { withBaseUrl } from '@/lib/base-url'
import { siteContent } from '.'
import { createAddressBook } from './site-address-book'

/** The address book as a file that the not-found page asks for. */
export type AddressFile = { fileName: string; json: string; href: string }

let file: AddressFile | undefined

export function getAddressFile(): AddressFile {
  if (!file) {
    const json = JSON.stringify(createAddressBook(siteContent))
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 8)
    // The hash makes the file immutable: the page never meets an address book of another build.
    const fileName = `book.${hash}.json`
    file = { fileName, json, href: withBaseUrl(`/addresses/${fileName}`) }
  }
  return file
}
