import { readOptionSources } from './option-sources'
import { isAfterOldest, toPath } from './version-options'

/** An option that not every documented version has. */
export type AddedOption = {
  /** Path from the root of the options, such as `markdown.format`. */
  path: string
  /** First version that has it. */
  version: string
}

/** Lists the options that are newer than the oldest documented version. */
export function listAddedOptions(): AddedOption[] {
  const tables = readOptionSources().flatMap((source) => Object.values(source.tables))
  return tables.flatMap(({ inside, options }) =>
    options.flatMap(({ name, since: version }) =>
      version !== undefined && isAfterOldest(version)
        ? { path: toPath(inside, name), version }
        : [],
    ),
  )
}

/** Returns the message about an option that the packages don't know, with the release that added it, if any. */
export function toUnknownOption(path: string): string {
  const added = listAddedOptions().find(
    (each) => each.path === path || each.path.endsWith(`.${path}`),
  )
  return `unknown option "${path}"${added ? `, which exists since ${added.version}` : ''}`
}
