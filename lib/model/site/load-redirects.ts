import { z } from 'zod'
import type { ModelProblem } from '@/lib/problems/model-problem'
import { loadModule } from '@/lib/source/load-module'
import type { RedirectRow } from './redirects'
import { REDIRECTS_PATH } from './redirects'

/** The rows of `content/redirects.ts`. */
export type RedirectRows = {
  rows: RedirectRow[]
  /** Problems of the file. If there are any, there are no rows. */
  problems: ModelProblem[]
}

const rowsSchema = z.array(
  z.strictObject({ from: z.union([z.string(), z.array(z.string())]), to: z.string() }),
)

/** Reads the rows, and reads them again if the file has changed. */
export async function loadRedirectRows(file = REDIRECTS_PATH): Promise<RedirectRows> {
  const loaded = await loadModule(file)
  if (loaded.problem) {
    const { line, column, ...problem } = loaded.problem
    return { rows: [], problems: [{ ...problem, searchText: '', place: { line, column } }] }
  }
  const { data } = rowsSchema.safeParse(loaded.value)
  if (data) return { rows: data, problems: [] }
  return {
    rows: [],
    problems: [
      {
        path: file,
        searchText: 'export default',
        message: 'the default export is not a list of rows such as { from: "/old/", to: "/new/" }',
        fix: 'export the rows, and end the list with `satisfies RedirectRow[]`',
      },
    ],
  }
}
