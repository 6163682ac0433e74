import { fetchProblems } from '@/lib/records/content-service'
import { ProblemList } from '../ui/problem-list'

/** In the dev server, everything that is wrong with the content of the site, above each page. */
export async function ContentProblems() {
  const problems = await fetchProblems()
  return problems.length > 0 && <ProblemList problems={problems} />
}
