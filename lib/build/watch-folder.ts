import { watch } from 'chokidar'
import { isIgnored } from '@/lib/source/list-files'

/**
 * Reports each file in a folder of the working directory that is added, changed or removed from now on. Unlike
 * `fs.watch`, it also follows files that an editor replaces when it saves them, as many do.
 * @param change receives the path with forward slashes, relative to the working directory
 */
export function watchFolder(folder: string, change: (path: string) => void): void {
  const start = Date.now()
  let isReady = false
  watch(folder, { alwaysStat: true, ignored: isIgnored })
    .on('ready', () => {
      isReady = true
    })
    .on('all', (event, path, stats) => {
      if (event !== 'add' && event !== 'change' && event !== 'unlink') return
      // Until all files are found, each of them is reported as added, even if it was saved before.
      const isOld = event === 'add' && !isReady && (stats?.mtimeMs ?? 0) < start
      if (!isOld) change(path.replaceAll('\\', '/'))
    })
}
