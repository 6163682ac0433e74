import { createProcessor } from '@mdx-js/mdx'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import type { PluggableList, Plugin } from 'unified'
import { remarkDollars } from './remark-dollars'

const COLON = 58

/** Leaves only containers of `remark-directive`, so that `localhost:port` and a line `::name` are text. */
const remarkOnlyContainers: Plugin = function () {
  const { micromarkExtensions = [] } = this.data()
  const [container = []] = [micromarkExtensions.pop()?.flow?.[COLON] ?? []].flat()
  micromarkExtensions.push({ flow: { [COLON]: container } })
}

/** Supported Markdown syntax beyond CommonMark. */
export const syntax: PluggableList = [
  remarkGfm, // tables, task lists, footnotes, strikethrough
  remarkDirective, // the ::: syntax of admonitions
  remarkOnlyContainers, // right after it
  remarkMath, // $…$ and $$…$$
  remarkDollars, // after it: amounts such as $5 are no formulas
  remarkCjkFriendly, // emphasis next to Chinese, Japanese and Korean punctuation
  remarkCjkFriendlyStrikethrough,
]

export const parser = createProcessor({ remarkPlugins: syntax })

/** Parser of `.md` files. */
export const markdownParser = createProcessor({ format: 'md', remarkPlugins: syntax })
