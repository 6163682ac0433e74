/**
 * Thrown if Next or React does something other than `lib/next` assumes, for example after an update. The build stops,
 * because an unchecked page could be broken without any other sign.
 */
export class UnexpectedNextError extends Error {
  override name = 'UnexpectedNextError'

  /**
   * @param finding what was found and what was expected, without the final period
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

/** Runs a function for one page. Adds the page to any `UnexpectedNextError` that it throws. */
export function onPage<Result>(page: string, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof UnexpectedNextError)) throw error
    throw new UnexpectedNextError(error.finding, error.module, page)
  }
}
