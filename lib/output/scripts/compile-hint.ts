/**
 * First line of a script that makes Chromium compile its functions on another thread while the script loads. Without
 * it, functions are compiled when they are first called. For most of them, that's while the app starts and readers wait
 * for it to respond. Other browsers treat the line as a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** Adds the hint to a script of the app. */
export function addCompileHint(script: string): string {
  return COMPILE_HINT + script
}
