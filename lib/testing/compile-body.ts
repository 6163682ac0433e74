import type { CompiledMdx } from '@/lib/markdown/compile/compile'
import { compileMdx } from '@/lib/markdown/compile/compile'

/** Compiles a body that starts on the first line of its file. */
export function compileBody(
  body: string,
  path = 'content/docs/current/page.mdx',
  partials: Record<string, string> = {},
): Promise<CompiledMdx> {
  return compileMdx({ path, frontMatter: '', body }, new Map(Object.entries(partials)))
}

/** Returns the problems of a body as `line:column message`, followed by the suggestion in parentheses. */
export async function findBodyProblems(...input: Parameters<typeof compileBody>) {
  const { problems } = await compileBody(...input)
  return problems.map(
    ({ line, column, message, suggestion }) =>
      `${line}:${column} ${message}${suggestion === undefined ? '' : ` (${suggestion})`}`,
  )
}
