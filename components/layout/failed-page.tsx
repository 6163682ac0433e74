import { toErrorChain } from '@/lib/core/error-chain'

type FailedPageProps = {
  title: string
  error: unknown
  /** Where in the code it was thrown, if that is known. */
  place?: string | undefined
  /** What the reader can do about it. */
  action: { label: string; run: () => void }
}

/** Shown in place of main content that is missing, with the reason. */
export function FailedPage({ title, error, place, action }: FailedPageProps) {
  return (
    <div role="alert">
      <h1>{title}</h1>
      <p>
        <button type="button" className="button" onClick={action.run}>
          {action.label}
        </button>
      </p>
      <pre className="failure" tabIndex={0}>
        {place && `${place}  `}
        {toErrorChain(error)}
      </pre>
    </div>
  )
}
