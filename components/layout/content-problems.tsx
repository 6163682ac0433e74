import { callDevContent } from '@/lib/records/dev-content'
import { ProblemList } from '../ui/problem-list'

/** All problems with the site's content. The dev server shows them above every page. */
export async function ContentProblems() {
  const problems = await callDevContent('listProblems')
  return problems.length > 0 && <ProblemList problems={problems} />
}
