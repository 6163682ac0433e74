import type { ProseIssue } from './check-words'

/** The text with the issues corrected that need no decision. Of two that overlap, the first one is. */
export function applyEdits(
  text: string,
  issues: readonly Pick<ProseIssue, 'offset' | 'edit'>[],
): string {
  let result = ''
  let end = 0
  for (const { offset, edit } of [...issues].sort((a, b) => a.offset - b.offset)) {
    if (!edit || offset < end) continue
    result += text.slice(end, offset) + edit.text
    end = offset + edit.length
  }
  return result + text.slice(end)
}
