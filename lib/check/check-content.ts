import type { CompiledOutline } from '@/lib/markdown/store/compiled-store'
import type { SiteContent } from '@/lib/model/site/load-content'
import type { Problem } from '@/lib/problems/problem'
import { formatProblem } from '@/lib/problems/problem'
import { checkConfiguration, checkFiles } from './check-files'
import type { CheckedSite } from './check-site'
import { checkSite } from './check-site'
import type { SourceCheck } from './check-sources'

/**
 * The problems of single files and bodies, each once, where a wrong configuration makes it impossible to say what the
 * site is.
 */
export function checkWithoutSite(
  sources: Pick<SourceCheck, 'problems'>,
  outlines: ReadonlyMap<string, CompiledOutline>,
): Problem[] {
  return toUnique([
    ...checkConfiguration(),
    ...checkFiles(sources),
    ...[...outlines.values()].flatMap(({ problems }) => problems),
  ])
}

function toUnique(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [formatProblem(each), each])).values()]
}

/**
 * The site with every problem of its content, each once: what a partial has is found on every page that shows it.
 * @param sources what is known of the files
 * @param content what is made from the documents
 * @param outlines what is known of the compiled bodies of the sound documents, by content path
 */
export function checkContent(
  sources: Pick<SourceCheck, 'problems'>,
  content: SiteContent,
  outlines: ReadonlyMap<string, CompiledOutline>,
): CheckedSite {
  const found = [...checkConfiguration(), ...checkFiles(sources)]
  const checked = checkSite(content, found, outlines)
  return { ...checked, problems: toUnique([...found, ...checked.problems]) }
}
