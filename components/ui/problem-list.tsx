import type { Problem } from '@/lib/core/problem'
import { formatProblems } from '@/lib/core/problem'

/** Problems with the content, formatted as in the terminal. */
export function ProblemList({ problems }: { problems: Problem[] }) {
  return (
    <div className="failure" role="alert">
      <p>The content has problems.</p>
      <pre tabIndex={0}>{formatProblems(problems)}</pre>
    </div>
  )
}
