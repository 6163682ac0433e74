import { findTrail } from '@/lib/model/docs/navigation'
import type { Docs } from '@/lib/model/docs/types'
import type { Href } from '@/lib/core/url'
import type { Problem } from '@/lib/core/problem'
import { isFixture } from '@/lib/source/fixtures'

/**
 * Reports the documents that no sidebar of their version lists, unless their front matter says so.
 * @param broken files that have problems, which may be why a document isn't listed
 */
export function checkSidebars(instances: readonly Docs[], broken: ReadonlySet<string>): Problem[] {
  const versions = instances
    .flatMap((instance) => instance.versions)
    .filter(({ sidebarsPath }) => !broken.has(sidebarsPath))
  return versions.flatMap(({ sidebars, docs, sidebarsPath }) => {
    const isListed = (href: Href) =>
      [...sidebars.values()].some((sidebar) => findTrail(sidebar, href).length > 0)
    return [...docs.values()].flatMap(({ id, path, href, frontMatter }): Problem[] => {
      const isMeant = frontMatter.unlisted === true || frontMatter.displayed_sidebar !== undefined
      if (isMeant || isFixture(path) || broken.has(path) || isListed(href)) return []
      return [
        {
          ...{ path, line: 1, column: 1, rule: 'onMissingFromSidebars' },
          message: 'no sidebar lists the document',
          fix: `add '${id}' to ${sidebarsPath}, or \`displayed_sidebar: null\` to the document`,
        },
      ]
    })
  })
}
