import { withBaseUrl } from '@/lib/config/base-url'
import type { LocaleConfig } from '@/lib/config/locales'
import type { ModelProblem } from '@/lib/core/model-problem'

/**
 * Reports locales that readers could choose although they have no pages. The first locale is the default.
 * @param hrefs of all pages
 */
export function checkLocales(
  [, ...others]: readonly LocaleConfig[],
  hrefs: ReadonlySet<string>,
): ModelProblem[] {
  return others
    .filter(({ path }) => !hrefs.has(withBaseUrl(`/${path}/`)))
    .map(({ htmlLang, path }) => ({
      ...{ path: 'lib/config/locales.ts', searchText: `'${htmlLang}'` },
      message: `the locale "${htmlLang}" has no page ${withBaseUrl(`/${path}/`)}`,
      fix: `add content in content/${path}/, its instances and its page files, or remove it`,
    }))
}
