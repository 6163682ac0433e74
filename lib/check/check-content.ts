import uniqBy from 'lodash-es/uniqBy.js'
import { siteConfig } from '@/lib/config/site'
import type { CompiledOutline } from '@/lib/markdown/compile/compile'
import type { SiteContent } from '@/lib/model/site/load-content'
import type { Problem } from '@/lib/core/problem'
import { formatProblem, getLevel } from '@/lib/core/problem'
import * as instances from '@/lib/config/instances'
import { checkConfiguration, checkFiles } from './check-files'
import { checkInstances } from './check-instances'
import type { CheckedSite } from './check-site'
import { checkSite } from './check-site'
import type { SourceCheck } from './check-sources'

/**
 * Returns the problems of single files and bodies without duplicates, for when an invalid configuration makes it
 * impossible to load the site.
 */
export function checkWithoutSite(
  sources: Pick<SourceCheck, 'problems'>,
  outlines: ReadonlyMap<string, CompiledOutline>,
): Problem[] {
  const found = [
    ...checkConfiguration(),
    ...sources.problems,
    ...checkFiles(),
    ...[...outlines.values()].flatMap(({ problems }) => problems),
  ]
  return uniqBy(found, formatProblem)
}

/**
 * Returns the site with all problems of its content. Duplicates are removed, because a problem in a partial is found on
 * every page that includes it.
 * @param sources results of checking the files
 * @param content content created from the documents
 * @param outlines outlines of the compiled bodies of valid documents, by content path
 */
export function checkContent(
  sources: Pick<SourceCheck, 'problems'>,
  content: SiteContent,
  outlines: ReadonlyMap<string, CompiledOutline>,
): CheckedSite {
  const found = [
    ...checkConfiguration(),
    ...sources.problems,
    ...checkFiles(),
    ...checkInstances(instances),
  ]
  const checked = checkSite(content, found, outlines)
  const problems = uniqBy([...found, ...checked.problems], formatProblem)
  return {
    ...checked,
    problems: problems.filter((each) => getLevel(each, siteConfig) !== 'ignore'),
  }
}
