import { fetchProblems } from '@/lib/records/content-service'
import { ProblemList } from '../ui/problem-list'

/** All problems with the site's content. The dev server shows them above every page. */
export async function ContentProblems() {
  const problems = await fetchProblems()
  return problems.length > 0 && <ProblemList problems={problems} />
}
