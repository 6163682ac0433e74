/** Folder of Next's export: `distDir` in `next.config.mjs`. With `output: 'export'` it holds nothing else in the end. */
export const EXPORT_FOLDER = '.export'

/**
 * Assumption: `next build` prints how many pages it has rendered. Without it the progress of a build shows no number.
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/build/index.ts (`statusMessage`)
 */
const PAGE_COUNT = /Generating static pages using \d+ workers? \((\d+)\/(\d+)\)/

/** How many pages are rendered and how many there are, by a piece of the output of `next build`. */
export function readPageCount(output: string): [done: number, total: number] | undefined {
  const [, done, total] = PAGE_COUNT.exec(output) ?? []
  return done && total ? [Number(done), Number(total)] : undefined
}
