import { createRequire } from 'node:module'
import { UnexpectedNextError } from './unexpected-next-error'

/**
 * Assumption: Next contains this font, for its own image routes.
 * https://github.com/vercel/next.js/tree/canary/packages/next/src/compiled/@vercel/og
 */
const FONT = 'next/dist/compiled/@vercel/og/Geist-Regular.ttf'

/** Returns the path of the Geist font file, which is the same on every machine. Throws `UnexpectedNextError`. */
export function getFontFile(
  find: (path: string) => string = createRequire(import.meta.url).resolve,
): string {
  try {
    return find(FONT)
  } catch {
    throw new UnexpectedNextError(
      `the package has no font. Next was expected to contain ${FONT}`,
      'lib/next/font.ts',
    )
  }
}
