import type { ProseIssue } from './check-words'

/** Applies the edits of all issues that have one. If two edits overlap, only the first one is applied. */
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
