import { withBaseUrl } from '@/lib/config/base-url'
import type { LocaleConfig } from '@/lib/config/locales'
import type { ModelProblem } from '@/lib/core/model-problem'

/** Content that the site has in each locale. */
type LocaleContent = {
  /** Whether a content path from the repository root exists. */
  exists: (path: string) => boolean
  /** Hrefs of all pages. */
  hrefs: ReadonlySet<string>
}

/** Reports locales that readers could choose although they have no pages. The first locale is the default. */
export function checkLocales(
  [, ...others]: readonly LocaleConfig[],
  { exists, hrefs }: LocaleContent,
): ModelProblem[] {
  return others.flatMap(({ htmlLang, path }): ModelProblem[] => {
    const report = (message: string, fix: string) => [
      { path: 'lib/config/locales.ts', searchText: `'${htmlLang}'`, message, fix },
    ]
    if (path === '') {
      return report(
        `the locale "${htmlLang}" has the same path as the default locale`,
        'give it a path',
      )
    }
    const folder = `content/${path}`
    if (!exists(folder)) {
      return report(
        `the locale "${htmlLang}" has no content folder ${folder}`,
        'add it, or remove the locale',
      )
    }
    const root = withBaseUrl(`/${path}/`)
    return hrefs.has(root)
      ? []
      : report(`the locale "${htmlLang}" has no page ${root}`, 'add its routes, or remove it')
  })
}
