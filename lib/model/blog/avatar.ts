import { existsSync, readFileSync } from 'node:fs'
import { hashBytes, toAsset, toAssetHref } from '@/lib/assets/asset'
import { writeAssets } from '@/lib/assets/asset-store'
import { readImageFile } from '@/lib/assets/image-file'
import { withBaseUrl } from '@/lib/config/base-url'
import type { Problem } from '@/lib/problems/problem'
import { findKeyPosition, toSourceText } from '@/lib/source/source-text'
import type { Blog } from './create-blog'

/** Pixels of a picture beside a name, on screens with two of them in one of ours. */
const WIDTH = 80

/** Site path of an author's picture, which is made ready. @param file path from the repository root */
export async function getAvatarHref(file: string): Promise<string> {
  const bytes = readFileSync(file)
  const asset = toAsset(file, hashBytes(bytes), file.endsWith('.svg') ? undefined : WIDTH)
  await writeAssets([asset])
  return withBaseUrl(toAssetHref(asset))
}

function findProblem(file: string): { message: string; fix: string } | undefined {
  if (!existsSync(file)) {
    return { message: 'does not exist', fix: 'correct the path, which is relative to its file' }
  }
  const image = readImageFile(file, readFileSync(file))
  return 'message' in image ? image : undefined
}

/** What is wrong with the pictures of a blog's authors. */
export function checkAvatars({ posts }: Blog): Problem[] {
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
