import { chromium } from '@playwright/test'
import { findBrowser } from '@/lib/build/browser'
import { unthrottled, visit } from './browser-session'
import { findTypicalPages, isPageOf, listExport, toRoute } from './export-files'
import { ExportStore } from './export-store'
import type { ServedRequest } from './server'
import { startServer } from './server'
import { formatTable, toKilobytes } from './table'

function sumBytes(requests: ServedRequest[]): number {
  return requests.reduce((total, { bytes }) => total + bytes, 0)
}

const isHtml = ({ url }: ServedRequest) => /\/(?:\?|$)|\.html$/.test(url)
const isCss = ({ url }: ServedRequest) => url.endsWith('.css')
const isScript = ({ url }: ServedRequest) => url.endsWith('.js')

/** Returns the table of what a first visit transfers, for the page of median size of each kind. */
export async function reportBytes(folder: string): Promise<string> {
  const server = await startServer(new ExportStore(folder))
  const browser = await chromium.launch(findBrowser())
  try {
    const rows: (string | number)[][] = []
    for (const { kind, file } of findTypicalPages(await listExport(folder), isPageOf(folder))) {
      const route = toRoute(file.path)
      const requests = await visit(browser, server.origin + route, unthrottled, () =>
        Promise.resolve(server.requests.splice(0)),
      )
      rows.push([
        `${kind} (${route})`,
        toKilobytes(file.size),
        ...[isHtml, isCss, isScript].map((is) => toKilobytes(sumBytes(requests.filter(is)))),
        toKilobytes(sumBytes(requests)),
        requests.length,
      ])
    }
    return formatTable(['KB, brotli', 'HTML raw', 'HTML', 'CSS', 'JS', 'total', 'requests'], rows)
  } finally {
    await browser.close()
    await server.close()
  }
}
