import { createProcessor } from '@mdx-js/mdx'
import rehypeKatex from 'rehype-katex'
import rehypePrettyCode from 'rehype-pretty-code'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import type { PluggableList } from 'unified'
import type { CompileContext } from './context'
import { prettyCodeOptions } from './highlighter'
import { rehypeCodeBlocks } from './rehype-code-blocks'
import { rehypeHeadings } from './rehype-headings'
import { rehypeImages } from './rehype-images'
import { rehypeJsxElements } from './rehype-jsx-elements'
import { rehypeMathFaults } from './rehype-math-faults'
import { rehypeMathStyles } from './rehype-math-styles'
import { rehypeStaticHtml } from './rehype-static-html'
import { rehypeTables } from './rehype-tables'
import { rehypeTabs } from './rehype-tabs'
import { rehypeTaskLists } from './rehype-task-lists'
import { remarkAdmonitionTitles } from './remark-admonition-titles'
import { remarkAdmonitions } from './remark-admonitions'
import { remarkCardLists } from './remark-card-lists'
import { remarkCodeChildren } from './remark-code-children'
import { remarkCodeDirectives } from './remark-code-directives'
import { remarkFileValues } from './remark-file-values'
import { remarkGithubAlerts } from './remark-github-alerts'
import { remarkHead } from './remark-head'
import { remarkHeadingIds } from './remark-heading-ids'
import { remarkImages } from './remark-images'
import { remarkImports } from './remark-imports'
import { remarkLinks } from './remark-links'
import { remarkLiveCode } from './remark-live-code'
import { remarkMermaid } from './remark-mermaid'
import { remarkPackageManagers } from './remark-package-managers'
import { remarkReleaseSections } from './remark-release-sections'
import { rehypeTruncation } from './rehype-truncation'
import { rehypeWordCount } from './rehype-word-count'

/** What Markdown means here beyond CommonMark. */
const syntax: PluggableList = [
  remarkGfm, // tables, task lists, footnotes, strikethrough
  remarkDirective, // the ::: syntax that admonitions are written in
  remarkAdmonitionTitles, // `:::note Title`, which the ::: syntax does not have
  remarkMath, // $…$ and $$…$$
]

const parser = createProcessor({ remarkPlugins: syntax })

/** What each text goes through on its own, a page as well as a partial, in order. */
function textPlugins(context: CompileContext): PluggableList {
  return [
    [remarkCodeChildren, context], // first: what becomes a fence goes on as one
    [remarkGithubAlerts, context], // before admonitions, which they become
    [remarkAdmonitions, context], // also gives text such as `localhost:port` back
    [remarkLiveCode, context], // before the next, which it excludes; keeps the fence, which goes on as code
    remarkPackageManagers, // before directives: each package manager gets a fence of its own
    remarkMermaid, // keeps the fence, which goes on as code
    [remarkCodeDirectives, context], // before highlighting, which must not see the directives
    [remarkImages, context], // before links, which leave the definitions of images alone
    [remarkFileValues, context], // after images, whose attributes may be expressions too
    [remarkLinks, context],
    [remarkCardLists, context],
    // Last: what a partial brings has been through all of these.
    [remarkImports, context, { parse: (text: string) => parser.parse(text), plugins: textPlugins }],
  ]
}

/** The Markdown half of the pipeline, in order. */
export function remarkPlugins(context: CompileContext): PluggableList {
  return [
    ...syntax,
    [remarkReleaseSections, context, parser], // before the rest, which their texts go through
    ...textPlugins(context),
    [remarkHead, context], // after partials, which may bring a head too
    [remarkHeadingIds, context], // over the whole page: ids are unique across its partials
  ]
}

/** The HTML half of the pipeline, in order. */
export function rehypePlugins(context: CompileContext): PluggableList {
  return [
    [rehypeWordCount, context], // first: what follows adds texts that are not the author's
    [rehypeJsxElements, context], // HTML written as JSX is HTML for everything below
    rehypeKatex, // HTML for the eye, MathML for screen readers
    [rehypeMathFaults, context], // right after KaTeX, which only warns
    [rehypeMathStyles, context],
    [rehypePrettyCode, prettyCodeOptions],
    rehypeCodeBlocks, // after highlighting: lean markup, classes for tokens
    [rehypeTabs, context],
    rehypeTables,
    rehypeTaskLists,
    [rehypeImages, context], // before headings: an image before the first one is fetched early
    [rehypeHeadings, context], // after tabs: ids inside panels count too
    [rehypeTruncation, context],
    rehypeStaticHtml, // last: what is static by now stays so
  ]
}
