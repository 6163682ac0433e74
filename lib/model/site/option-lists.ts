import type { DocsConfig } from '@/lib/config/types'
import type { Href } from '@/lib/core/url'
import type { OptionSource } from '@/lib/options/option-schema'
import type { SourceOption } from '@/lib/options/version-options'
import { isListed, toOptionListPath, toVersionOptions } from '@/lib/options/version-options'
import type { DataFile } from '@/lib/records/site-index'
import { toVersionFolder } from '../docs/create-version'

/** Replaces links, which are relative to a document, with their texts. */
function withoutLinks(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
}

/** Returns an option for other programs. @param page the page that describes it, if the version has one */
function toListedOption(option: SourceOption, page: Href | undefined): object {
  const { path, variant, type, required, defaultText, since, deprecated, changed } = option
  return {
    ...{ name: path, variant, type, required, default: option.default },
    defaultText: defaultText && withoutLinks(defaultText),
    ...{ since, deprecated },
    changed: changed?.map(({ version, text }) => ({ version, text })),
    text: withoutLinks(option.text),
    href: page && `${page}#${option.id}`,
  }
}

/** Creates a file with the options of each version for other programs, such as `/docs/3.1.1/api/options.json`. */
export function toOptionLists(
  sources: readonly OptionSource[],
  docs: DocsConfig,
  findFileHref: (file: string) => Href | undefined,
): DataFile[] {
  return docs.versions.map((version) => {
    const packages = sources.filter(isListed).flatMap((source) => {
      const page = findFileHref(`${toVersionFolder(docs, version)}${source.page}`)
      const options = toVersionOptions(source, version.name).map((option) =>
        toListedOption(option, page),
      )
      // A package that is new in a later version has none.
      return options.length > 0 ? [{ package: source.package, kind: source.kind, options }] : []
    })
    const path = toOptionListPath(docs.routeBasePath, version.path)
    return { path, json: JSON.stringify({ version: version.name, packages }) }
  })
}
