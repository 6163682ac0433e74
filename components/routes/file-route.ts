import type { SitePath } from '@/lib/core/url'
import { decodeSegments } from '@/lib/core/routes'
import { listChanged } from '@/lib/records/rendered'
import { EMPTY_FILE, findFile, readFileList } from '@/lib/records/site-files'

type FileProps = { params: Promise<{ file: string[] }> }

async function respond(path: SitePath): Promise<Response> {
  const file = await findFile(path)
  if (!file) return new Response('There is no such file.', { status: 404 })
  return new Response(file.content, { headers: { 'content-type': file.type } })
}

/** Creates the `GET` that the route handler of a single file exports. @example createFile('/blog/rss.xml') */
export function createFile(path: SitePath) {
  return () => respond(path)
}

/** Lists the files of a folder that a build has to write, or a placeholder if there are none. */
function listFiles(folder: SitePath): SitePath[] {
  const files = readFileList().filter(({ path }) => path.startsWith(folder))
  return files.length > 0 ? listChanged(files).map(({ path }) => path) : [folder + EMPTY_FILE]
}

/**
 * Creates what the route handler of a folder of files exports.
 * @param folder path with both slashes
 * @param target where its files are, if the development server serves them at other paths
 */
export function createFolder(folder: SitePath, target = folder) {
  return {
    // The dev server creates any file on demand.
    generateStaticParams: () =>
      process.env.NODE_ENV === 'development'
        ? []
        : listFiles(folder).map((path) => ({ file: path.slice(folder.length).split('/') })),
    GET: async (_request: Request, { params }: FileProps) => {
      const { file } = await params
      return respond(`${target}${decodeSegments(file).join('/')}`)
    },
  }
}
