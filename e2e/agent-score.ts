import { computeScore, runChecks } from 'afdocs'

/**
 * Scores how well agents can read the export, by the specification of https://agentdocsspec.com.
 * @param origin of a host that serves the export
 * @returns the score of at most 100, and the checks that don't pass
 */
export async function scoreForAgents(origin: string): Promise<{ score: number; open: string[] }> {
  const report = await runChecks(origin, {
    // The export links to the address that it is built for.
    canonicalOrigin: process.env.SITE_URL,
    samplingStrategy: 'deterministic',
    // 20 pages have the score that 50 have.
    maxLinksToTest: process.env.SWEEP ? 50 : 20,
    requestDelay: 0,
    // A request that fails counts as a fault of the site.
    maxConcurrency: 1,
    requestTimeout: 60_000,
  })
  const open = report.results.filter(({ status }) => status === 'warn' || status === 'fail')
  return {
    score: computeScore(report).overall,
    open: open.map(({ id, message }) => `${id}: ${message}`),
  }
}
