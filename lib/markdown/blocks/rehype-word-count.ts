import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Plugin } from 'unified'
import type { CompileContext } from '../core/context'

/** Counts the words of the text, including code, because readers read it as well. */
export const rehypeWordCount: Plugin<[CompileContext], Root> = (context) => (tree) => {
  context.findings.words = toString(tree).match(/\S+/g)?.length ?? 0
}
