type FailureProps = {
  /** What failed, as a sentence. */
  title: string
  /** Why, in the words of the error. */
  message: string
  onRetry: () => void
}

/** A part of a page that failed: what, why, and another attempt. */
export function Failure({ title, message, onRetry }: FailureProps) {
  return (
    <div className="failure" role="alert">
      <p>{title}</p>
      <pre tabIndex={0}>{message}</pre>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
