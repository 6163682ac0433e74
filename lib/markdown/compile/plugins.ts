import rehypeKatex from 'rehype-katex'
import type { PluggableList } from 'unified'
import type { CompileContext } from '../core/context'
import type { Highlight } from '../code/highlighter'
import { rehypeCodeBlocks } from '../code/rehype-code-blocks'
import { rehypeHeadings } from '../headings/rehype-headings'
import { rehypeImages } from '../images/rehype-images'
import { rehypeJsxElements } from '../blocks/rehype-jsx-elements'
import { rehypeMathProblems } from '../math/rehype-math-problems'
import { rehypeMathStyles } from '../math/rehype-math-styles'
import { rehypeStaticHtml } from '../blocks/rehype-static-html'
import { rehypeTables } from '../blocks/rehype-tables'
import { rehypeTabs } from '../tabs/rehype-tabs'
import { rehypeTaskLists } from '../blocks/rehype-task-lists'
import { remarkAdmonitions } from '../blocks/remark-admonitions'
import { remarkDirectiveProblems } from '../blocks/remark-directive-problems'
import { remarkCardLists } from '../blocks/remark-card-lists'
import { remarkCodeChildren } from '../code/remark-code-children'
import { remarkCodeDirectives } from '../code/remark-code-directives'
import { remarkFenceProblems } from '../code/remark-fence-problems'
import { remarkFileValues } from '../images/remark-file-values'
import { remarkGithubAlerts } from '../blocks/remark-github-alerts'
import { remarkHead } from '../head/remark-head'
import { remarkHeadingIds } from '../headings/remark-heading-ids'
import { remarkImages } from '../images/remark-images'
import { remarkImports } from '../imports/remark-imports'
import { remarkLinks } from '../links/remark-links'
import { remarkLiveCode } from '../code/remark-live-code'
import { remarkMermaid } from '../code/remark-mermaid'
import { remarkOptions } from '../options/remark-options'
import { remarkPackageManagers } from '../code/remark-package-managers'
import { remarkReleaseSections } from '../blocks/remark-release-sections'
import { rehypeTruncation } from '../blocks/rehype-truncation'
import { rehypeWordCount } from '../blocks/rehype-word-count'
import { parser, syntax } from './parser'

/** What each text goes through on its own, a page as well as a partial, in order. */
function textPlugins(context: CompileContext): PluggableList {
  return [
    // First: what follows changes what an author wrote.
    [remarkDirectiveProblems, context],
    [remarkFenceProblems, context],
    [remarkCodeChildren, context], // early: what becomes a fence goes on as one
    [remarkGithubAlerts, context], // before admonitions, which they become
    [remarkAdmonitions, context], // also gives text such as `localhost:port` back
    [remarkLiveCode, context], // before the next, which it excludes; keeps the fence, which goes on as code
    remarkPackageManagers, // before directives: each package manager gets its own fence
    [remarkMermaid, context], // keeps the fence, which goes on as code
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
    [remarkOptions, context, parser], // the same
    ...textPlugins(context),
    [remarkHead, context], // after partials, which may bring a head too
    [remarkHeadingIds, context], // over the whole page: ids are unique across its partials
  ]
}

/** The HTML half of the pipeline, in order. */
export function rehypePlugins(context: CompileContext, highlight: Highlight): PluggableList {
  return [
    [rehypeWordCount, context], // first: what follows adds texts that are not the author's
    [rehypeJsxElements, context], // HTML written as JSX is HTML for everything below
    rehypeKatex, // HTML for the eye, MathML for screen readers
    [rehypeMathProblems, context], // right after KaTeX, which only warns
    [rehypeMathStyles, context],
    [rehypeTabs, context],
    rehypeTables,
    rehypeTaskLists,
    [rehypeImages, context], // before headings: an image before the first one is fetched early
    [rehypeHeadings, context], // after tabs: ids inside panels count too
    [rehypeTruncation, context],
    [rehypeCodeBlocks, highlight], // late: what is before it has fewer nodes to look at
    rehypeStaticHtml, // last: what is static by now stays so
  ]
}
