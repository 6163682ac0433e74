import { toErrorChain } from '@/lib/core/error-chain'

type FailedPageProps = {
  title: string
  error: unknown
  /** Action that the reader can take. */
  action: { label: string; run: () => void }
}

/** Shown in place of main content that failed, with the reason. */
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
