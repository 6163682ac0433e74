import { formatProblems } from '@/lib/core/problem'
import { callDevContent } from '@/lib/records/dev-content'

/** All problems with the site's content, as in the terminal. The dev server shows them above every page. */
export async function ContentProblems() {
  const problems = await callDevContent('listProblems')
  if (problems.length === 0) return null
  return (
    <div className="admonition failure" data-kind="danger" role="alert">
      <p>The content has problems.</p>
      <pre tabIndex={0}>{formatProblems(problems)}</pre>
    </div>
  )
}
