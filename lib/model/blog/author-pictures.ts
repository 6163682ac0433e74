import { existsSync, readFileSync } from 'node:fs'
import type { Asset } from '@/lib/assets/asset'
import { hashBytes, toAsset, toAssetHref } from '@/lib/assets/asset'
import { readImageFile } from '@/lib/assets/image-file'
import { withBaseUrl } from '@/lib/config/base-url'
import type { Href } from '@/lib/core/url'
import type { Problem } from '@/lib/problems/problem'
import { findKeyPosition, toSourceText } from '@/lib/source/source-text'
import type { Blog } from './create-blog'

/** Pixels of a picture beside a name, on screens with two of them in one of ours. */
const WIDTH = 80

/** The pictures of authors that pages show. */
export type AuthorPictures = {
  /**
   * A picture as it is served; undefined if there is no such file.
   * @param file path from the repository root
   */
  find: (file: string) => Href | undefined
  /** What has to be made ready for the pictures that were asked for. */
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
    return { message: 'does not exist', fix: 'correct the path, which is relative to its file' }
  }
  const image = readImageFile(file, readFileSync(file))
  return 'message' in image ? image : undefined
}

/** What is wrong with the pictures of a blog's authors. */
export function checkAuthorPictures({ posts }: Blog): Problem[] {
  return posts.flatMap(({ path, authors }) =>
    authors.flatMap(({ image }): Problem[] => {
      const problem = image === undefined ? undefined : findProblem(image)
      if (!problem || image === undefined) return []
      const place = findKeyPosition(toSourceText(path, readFileSync(path, 'utf8')), 'authors')
      const message = `the picture ${image} ${problem.message}`
      return [{ path, ...place, message, fix: problem.fix }]
    }),
  )
}
