import { watch } from 'chokidar'

/**
 * Reports each file in a folder of the working directory that is added, changed or removed from now on. Unlike
 * `fs.watch`, it also follows files that an editor replaces when it saves them, as many do.
 * @param change receives the path with forward slashes, relative to the working directory
 */
export function watchFolder(folder: string, change: (path: string) => void): void {
  watch(folder, { ignoreInitial: true }).on('all', (event, path) => {
    if (event === 'add' || event === 'change' || event === 'unlink') {
      change(path.replaceAll('\\', '/'))
    }
  })
}
