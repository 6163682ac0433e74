import { createProcessor } from '@mdx-js/mdx'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import type { PluggableList } from 'unified'

/** Supported Markdown syntax beyond CommonMark. */
export const syntax: PluggableList = [
  remarkGfm, // tables, task lists, footnotes, strikethrough
  remarkDirective, // the ::: syntax of admonitions
  remarkMath, // $…$ and $$…$$
]

export const parser = createProcessor({ remarkPlugins: syntax })
