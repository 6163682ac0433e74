import { blogInstances, docsInstances, pagesInstances } from '@/lib/config/instances'
import { groupBy } from '@/lib/core/group-by'
import { toVersionFolder } from '@/lib/model/docs/create-version'
import type { ModelProblem } from '@/lib/core/model-problem'
import type { ContentDocument } from '@/lib/source/document-files'
import { isFixture } from '@/lib/source/fixtures'

/** Shorter descriptions say too little, and search results and link previews truncate longer ones. */
const DESCRIPTION_LENGTH = { min: 50, max: 160 }

/** Lists the folders in which titles must be unique: versions of docs instances, blogs, and folders of pages. */
function listFolders(): string[] {
  return [
    ...docsInstances.flatMap((config) =>
      config.versions.map((version) => toVersionFolder(config, version)),
    ),
    ...[...blogInstances, ...pagesInstances].map(({ contentPath }) => `content/${contentPath}/`),
  ]
}

function checkLength({ path, frontMatter: { description } }: ContentDocument): ModelProblem[] {
  const { min, max } = DESCRIPTION_LENGTH
  const length = Array.from(description ?? '').length
  if (description === undefined || (length >= min && length <= max)) return []
  const limit = length < min ? `fewer than ${min}` : `more than ${max}`
  return [
    {
      ...{ path, searchText: 'description:' },
      message: `the description has ${length} characters, ${limit}`,
      fix: 'say in one or two sentences what the page is about',
    },
  ]
}

function findDuplicates(
  documents: readonly ContentDocument[],
  key: 'title' | 'description',
): ModelProblem[] {
  const withText = documents.filter(({ frontMatter }) => frontMatter[key] !== undefined)
  const groups = groupBy(withText, ({ frontMatter }) => frontMatter[key] ?? '')
  return [...groups].flatMap(([text, [first, ...others]]) =>
    others.map(({ path }) => ({
      ...{ path, searchText: `${key}:` },
      message: `the ${key} "${text}" is also used by ${first?.path ?? ''}`,
      fix: `give one of them another ${key}`,
    })),
  )
}

/** Reports descriptions that are too short or long, and titles and descriptions that a folder has twice. */
export function checkMetadata(
  documents: readonly ContentDocument[],
  folders = listFolders(),
): ModelProblem[] {
  const checked = documents
    .filter(({ path }) => !isFixture(path))
    .sort((a, b) => a.path.localeCompare(b.path))
  return [
    ...checked.flatMap(checkLength),
    ...folders.flatMap((folder) => {
      const own = checked.filter(({ path }) => path.startsWith(folder))
      return [...findDuplicates(own, 'title'), ...findDuplicates(own, 'description')]
    }),
  ]
}
