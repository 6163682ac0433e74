import type { Asset } from '@/lib/source/assets/asset'
import nodePath from 'node:path'
import { hashBytes, toAsset, tryReadFile } from '@/lib/source/assets/asset'
import { readImageFile } from '@/lib/source/assets/image-file'
import type { ModelProblem } from '@/lib/core/model-problem'
import type { Fault } from '@/lib/core/problem'
import { readDataFile } from '@/lib/source/data-file'
import { authorsSchema } from '@/lib/source/schemas/authors'
import type { Blog } from './create-blog'

/** Width in pixels of a picture next to a name, for screens with two device pixels per CSS pixel. */
const WIDTH = 80

/** Returns the asset of a picture, or why it can't be shown. @param file path from the repository root */
export function readAuthorPicture(file: string): Asset | Fault {
  const bytes = tryReadFile(file)
  if (!bytes) {
    const fix = 'correct the path; it is relative to the file that contains it'
    return { message: 'does not exist', fix }
  }
  const image = readImageFile(file, bytes)
  if ('message' in image) return image
  return toAsset(file, hashBytes(bytes), file.endsWith('.svg') ? undefined : WIDTH)
}

/** Checks the pictures of a blog's authors, both in `authors.yml` and in posts. */
export function checkAuthorPictures({ config, posts }: Blog): ModelProblem[] {
  const folder = `content/${config.contentPath}`
  const authorsFile = `${folder}/authors.yml`
  const known = readDataFile(authorsFile, authorsSchema)
  const ofFile = Object.values(known ?? {}).flatMap(({ image }) => {
    if (image === undefined) return []
    return [{ path: authorsFile, searchText: image, file: nodePath.posix.join(folder, image) }]
  })
  const shared = new Set(ofFile.map(({ file }) => file))
  const ofPosts = posts.flatMap(({ path, authors }) =>
    authors.flatMap(({ image: file }) =>
      file === undefined || shared.has(file) ? [] : [{ path, searchText: 'authors:', file }],
    ),
  )
  return [...ofFile, ...ofPosts].flatMap(({ file, ...place }) => {
    const found = readAuthorPicture(file)
    if (!('message' in found)) return []
    return [{ ...place, message: `the picture ${file} ${found.message}`, fix: found.fix }]
  })
}
