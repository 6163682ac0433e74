import { toErrorChain } from '@/lib/core/error-chain'

type FailedPageProps = {
  title: string
  error: unknown
  /** What the reader can do about it. */
  action: { label: string; run: () => void }
}

/** What stands in for main content that is not there, and why. */
export function FailedPage({ title, error, action }: FailedPageProps) {
  return (
    <div role="alert">
      <h1>{title}</h1>
      <p>
        <button type="button" className="button" onClick={action.run}>
          {action.label}
        </button>
      </p>
      <pre className="failure" tabIndex={0}>
        {toErrorChain(error)}
      </pre>
    </div>
  )
}
