import type { CompiledOutline } from '@/lib/markdown/compile/compile'
import { compileMdx } from '@/lib/markdown/compile/compile'
import { formatProblems } from '@/lib/core/problem'
import { toUnresolvedHtml } from '@/lib/markdown/body/body-html'

/** Compiles a body that starts on the first line of its file. */
export function compileBody(
  body: string,
  path = 'content/docs/current/page.mdx',
  partials: Record<string, string> = {},
): Promise<CompiledOutline> {
  return compileMdx({ path, frontMatter: '', body }, (file) =>
    partials[file] === undefined ? undefined : Buffer.from(partials[file]),
  )
}

/** Returns the HTML of a body, without the components that need a page. @throws Error if it has problems */
export async function renderBody(...input: Parameters<typeof compileBody>): Promise<string> {
  const { code, problems } = await compileBody(...input)
  if (problems.length > 0) throw new Error(formatProblems(problems))
  return toUnresolvedHtml(code)
}

/** Returns the problems of a body as `line:column message`, followed by the suggestion in parentheses. */
export async function findBodyProblems(...input: Parameters<typeof compileBody>) {
  const { problems } = await compileBody(...input)
  return problems.map(
    ({ line, column, message, suggestion }) =>
      `${line}:${column} ${message}${suggestion === undefined ? '' : ` (${suggestion})`}`,
  )
}
