/**
 * Thrown if Next or React does something other than `lib/next` assumes, as an update of either may bring. The build
 * stops, because a page that nobody checked could be broken without any other sign.
 */
export class UnexpectedNextError extends Error {
  override name = 'UnexpectedNextError'

  /**
   * @param finding what was found and what was expected, without the final full stop
   * @param module path of the module that makes the assumption
   * @param page path of the page it was found on
   */
  constructor(
    readonly finding: string,
    readonly module: string,
    page?: string,
  ) {
    super(`${page === undefined ? '' : `${page}: `}${finding}; see ${module}`)
  }
}

/** Runs a function that works on one page. An `UnexpectedNextError` that it throws names the page. */
export function onPage<Result>(page: string, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof UnexpectedNextError)) throw error
    throw new UnexpectedNextError(error.finding, error.module, page)
  }
}
