/**
 * First line of a script whose functions Chromium compiles while it loads, on another thread. Without it they are
 * compiled when they are first called: nearly all of them while the app starts, when readers wait for its answers. To
 * other browsers it is a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** A script of the app that browsers compile while it loads. */
export function addCompileHint(script: string): string {
  return COMPILE_HINT + script
}
