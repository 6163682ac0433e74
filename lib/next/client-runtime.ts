import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { DATA_FILE, DATA_QUERY, DATA_TYPE, HISTORY_MARK } from './client-constants'
import { UnexpectedNextError } from './unexpected-next-error'

const ROUTER = 'client/components/app-router.js'
const HEADERS = 'client/components/app-router-headers.js'
const FETCH = 'client/components/router-reducer/fetch-server-response.js'
const START = 'client/app-index.js'

/** Parts of Next's client code that this site depends on, by file below `next/dist`. */
const assumptions: { file: string; code: string; meaning: string; module: string }[] = [
  {
    file: ROUTER,
    code: `${HISTORY_MARK}: true`,
    meaning: `mark its history entries with \`${HISTORY_MARK}\``,
    module: 'lib/next/client-constants.ts',
  },
  {
    file: ROUTER,
    code: `data?.${HISTORY_MARK} ||`,
    meaning: `ignore a new history entry that has the mark \`${HISTORY_MARK}\``,
    module: 'lib/next/client-constants.ts',
  },
  {
    file: HEADERS,
    code: `NEXT_RSC_UNION_QUERY = '${DATA_QUERY}'`,
    meaning: `add the parameter \`${DATA_QUERY}\` to requests for page data`,
    module: 'lib/next/client-constants.ts',
  },
  {
    file: HEADERS,
    code: `RSC_CONTENT_TYPE_HEADER = '${DATA_TYPE}'`,
    meaning: `give page data the type \`${DATA_TYPE}\``,
    module: 'lib/next/client-constants.ts',
  },
  {
    file: FETCH,
    code: `url.pathname += '${DATA_FILE}'`,
    meaning: `request \`${DATA_FILE}\` for the data of a page`,
    module: 'lib/next/client-constants.ts',
  },
  {
    file: FETCH,
    code: `contentType.startsWith(_approuterheaders.RSC_CONTENT_TYPE_HEADER)`,
    meaning: 'accept page data by its content type',
    module: 'lib/next/client-constants.ts',
  },
  {
    file: START,
    code: 'self.__next_f = self.__next_f || []',
    meaning: 'read the payload of a document from `self.__next_f`',
    module: 'lib/next/payload.ts',
  },
]

/** Reads an installed file below `next/dist`. */
export function readInstalledNext(file: string): string {
  return readFileSync(createRequire(import.meta.url).resolve(`next/dist/${file}`), 'utf8')
}

/**
 * Checks that the installed version of Next still contains the client code that this site depends on. It doesn't check
 * the exported chunks, because they also contain this site's own code, which has the same names in it.
 * @throws UnexpectedNextError
 */
export function checkClientRuntime(read = readInstalledNext): void {
  for (const { file, code, meaning, module } of assumptions) {
    if (!read(file).includes(code)) {
      throw new UnexpectedNextError(
        `next/dist/${file} has no \`${code}\`. Next was expected to ${meaning}`,
        module,
      )
    }
  }
}
