/** Serializes a value as JSON that can't close the script element it is embedded in. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
