import { baseUrl } from '../ui/base-url'

/**
 * Adds the sign in the titles of packages, drawn for this site: not every system has a font with emoji. Browsers load it
 * on pages that show one. A style sheet could name it, but then Next would ask every page to connect to its host again.
 */
export function addPackageSign(fonts: FontFaceSet): void {
  fonts.add(new FontFace('parcel', `url(${baseUrl}img/parcel.woff2)`, { unicodeRange: 'U+1F4E6' }))
}
