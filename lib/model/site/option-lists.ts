import type { DocsConfig } from '@/lib/config/types'
import type { Href } from '@/lib/core/url'
import type { DefaultValue, OptionSource } from '@/lib/options/option-schema'
import { isListed, toOptionListPath, toVersionOptions } from '@/lib/options/version-options'
import type { OptionList } from '@/lib/records/site-index'
import { toVersionFolder } from '../docs/create-version'

/** An option in the published list of a version. */
type ListedOption = {
  /** Path from the root of the options: `markdown.mdx1Compat.comments`. */
  name: string
  /** Set if only objects with this `type` have the option. */
  variant?: string
  /** TypeScript type. */
  type: string
  required?: true
  /** The default; absent if there is none or it isn't plain data. */
  default?: DefaultValue
  /** The default in words. */
  defaultText?: string
  since?: string
  deprecated?: string
  changed?: { version: string; text: string }[]
  /** What it does, in Markdown without links. */
  text: string
  /** Link to its row on the page that describes it; absent if the version doesn't have that page. */
  href?: Href
}

type OptionListInput = {
  sources: readonly OptionSource[]
  docs: DocsConfig
  findFileHref: (file: string) => Href | undefined
}

/** Replaces links, which are relative to a document, with their texts. */
function withoutLinks(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
}

/** Creates a file with the options of each version for other programs, such as `/docs/3.1.1/api/options.json`. */
export function toOptionLists({ sources, docs, findFileHref }: OptionListInput): OptionList[] {
  return docs.versions.map((version) => {
    const packages = sources.filter(isListed).map((source) => {
      const page = findFileHref(`${toVersionFolder(docs, version)}${source.page}`)
      const options = toVersionOptions(source, version.name).map((option): ListedOption => {
        const { defaultText, since, deprecated, variant, required, changed } = option
        return {
          name: option.path,
          ...(variant !== undefined && { variant }),
          type: option.type,
          ...(required && { required }),
          ...(option.default !== undefined && { default: option.default }),
          ...(defaultText !== undefined && { defaultText: withoutLinks(defaultText) }),
          ...(since !== undefined && { since }),
          ...(deprecated !== undefined && { deprecated }),
          ...(changed && {
            changed: changed.map(({ version: at, text }) => ({ version: at, text })),
          }),
          text: withoutLinks(option.text),
          ...(page !== undefined && { href: `${page}#${option.id}` }),
        }
      })
      return { package: source.package, kind: source.kind, options }
    })
    const path = toOptionListPath(docs.routeBasePath, version.path)
    return { path, json: JSON.stringify({ version: version.name, packages }) }
  })
}
