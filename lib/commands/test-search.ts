import { checkRelevance } from '@/lib/check/relevance/check-relevance'
import { checkSearchTargets } from '@/lib/check/relevance/check-targets'
import { createLocalSearches } from '@/lib/check/relevance/local-search'
import { createIndexFiles, makeSearchIndexes } from '@/lib/output/search/search-files'
import { formatProblems } from '@/lib/core/problem'
import { readSiteIndex } from '@/lib/records/read-records'
import { RECORDS_FOLDER } from '@/lib/records/record-files'
import { checkSearchData } from '@/lib/source/search-data'
import { requireBuild } from '@/lib/core/report'

requireBuild(RECORDS_FOLDER)
const parts = await makeSearchIndexes(readSiteIndex())
const searches = createLocalSearches(parts, createIndexFiles(parts).setup)
const problems = [...checkSearchData(), ...checkSearchTargets(searches)]
if (problems.length > 0) console.error(formatProblems(problems))
const failures = checkRelevance(searches)
for (const failure of failures) console.error(failure)
if (problems.length > 0 || failures.length > 0) process.exitCode = 1
