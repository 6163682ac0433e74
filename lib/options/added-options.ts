import { readOptionSources } from './option-sources'
import { isAfterOldest, listOptions } from './version-options'

/** An option that not every documented version has. */
export type AddedOption = {
  /** Path from the root of the options, such as `markdown.format`. */
  path: string
  /** First version that has it. */
  version: string
}

/** Lists the options that are newer than the oldest documented version. */
export function listAddedOptions(): AddedOption[] {
  return readOptionSources()
    .flatMap(listOptions)
    .flatMap(({ path, since: version }) =>
      version !== undefined && isAfterOldest(version) ? { path, version } : [],
    )
}

/** Returns the message about an option that the packages don't know, with the release that added it, if any. */
export function toUnknownOption(path: string): string {
  const added = listAddedOptions().find(
    (each) => each.path === path || each.path.endsWith(`.${path}`),
  )
  return `unknown option "${path}"${added ? `, which exists since ${added.version}` : ''}`
}
