import { readFile, writeFile } from 'node:fs/promises'

/**
 * First line of a script whose functions Chromium compiles while it loads, on another thread. Without it they are
 * compiled when they are first called: nearly all of them while the app starts, when readers wait for its answers. To
 * other browsers it is a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** Has browsers compile a script of the app while it loads; one that has the hint stays as it is. */
export async function addCompileHint(file: string): Promise<void> {
  const script = await readFile(file, 'utf8')
  if (!script.startsWith(COMPILE_HINT)) await writeFile(file, COMPILE_HINT + script)
}
