import { existsSync, readFileSync } from 'node:fs'
import type { Asset } from '@/lib/assets/asset'
import nodePath from 'node:path'
import { hashBytes, toAsset, toAssetHref } from '@/lib/assets/asset'
import { readImageFile } from '@/lib/assets/image-file'
import { withBaseUrl } from '@/lib/config/base-url'
import type { Href } from '@/lib/core/url'
import type { Problem } from '@/lib/problems/problem'
import { findDataPlace, readDataFile } from '@/lib/source/data-file'
import { authorsSchema } from '@/lib/source/schemas/authors'
import { findKeyPosition, toSourceText } from '@/lib/source/source-text'
import type { Blog } from './create-blog'

/** Width in pixels of a picture next to a name, for screens with two device pixels per CSS pixel. */
const WIDTH = 80

/** The pictures of authors that pages show. */
export type AuthorPictures = {
  /**
   * Returns the URL of a picture, or undefined if the file doesn't exist.
   * @param file path from the repository root
   */
  find: (file: string) => Href | undefined
  /** Lists the assets of the pictures that were requested. */
  listAssets: () => Asset[]
}

export function createAuthorPictures(): AuthorPictures {
  const assets = new Map<string, Asset>()
  return {
    find: (file) => {
      if (!existsSync(file)) return undefined
      const known = assets.get(file)
      const asset =
        known ??
        toAsset(file, hashBytes(readFileSync(file)), file.endsWith('.svg') ? undefined : WIDTH)
      assets.set(file, asset)
      return withBaseUrl(toAssetHref(asset))
    },
    listAssets: () => [...assets.values()],
  }
}

function findProblem(file: string): { message: string; fix: string } | undefined {
  if (!existsSync(file)) {
    return {
      message: 'does not exist',
      fix: 'correct the path; it is relative to the file that contains it',
    }
  }
  const image = readImageFile(file, readFileSync(file))
  return 'message' in image ? image : undefined
}

/** Checks the pictures of a blog's authors, both in `authors.yml` and in posts. */
export function checkAuthorPictures({ config, posts }: Blog): Problem[] {
  const folder = `content/${config.contentPath}`
  const authorsFile = `${folder}/authors.yml`
  const known = existsSync(authorsFile) ? readDataFile(authorsFile, authorsSchema) : undefined
  const toProblems = (
    image: string,
    path: string,
    findPlace: () => Pick<Problem, 'line' | 'column'>,
  ): Problem[] => {
    const problem = findProblem(image)
    if (!problem) return []
    const message = `the picture ${image} ${problem.message}`
    return [{ path, ...findPlace(), message, fix: problem.fix }]
  }
  const shared = new Set<string>()
  const ofFile = Object.entries(known ?? {}).flatMap(([key, { image }]) => {
    if (image === undefined) return []
    const file = nodePath.posix.join(folder, image)
    shared.add(file)
    return toProblems(file, authorsFile, () => findDataPlace(authorsFile, [key, 'image']))
  })
  const ofPosts = posts.flatMap(({ path, authors }) =>
    authors.flatMap(({ image }) =>
      image === undefined || shared.has(image)
        ? []
        : toProblems(image, path, () =>
            findKeyPosition(toSourceText(path, readFileSync(path, 'utf8')), 'authors'),
          ),
    ),
  )
  return [...ofFile, ...ofPosts]
}
