type FailureProps = {
  /** What failed, as a sentence. */
  title: string
  /** Why it failed, in the words of the error. */
  message: string
  onRetry: () => void
}

/** Shows that a part of a page failed, why, and a button to try again. */
export function Failure({ title, message, onRetry }: FailureProps) {
  return (
    <div className="admonition failure" data-kind="danger" role="alert">
      <p>{title}</p>
      <pre tabIndex={0}>{message}</pre>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
