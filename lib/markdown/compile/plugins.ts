import rehypeKatex from 'rehype-katex'
import rehypePrettyCode from 'rehype-pretty-code'
import remarkEmoji from 'remark-emoji'
import type { PluggableList } from 'unified'
import type { CompileContext } from '../core/context'
import { prettyCodeOptions } from '../code/highlighter'
import { rehypeCodeFigures } from '../code/rehype-code-figures'
import { rehypeHeadings } from '../headings/rehype-headings'
import { rehypeJsxElements } from '../blocks/rehype-jsx-elements'
import { rehypeMath } from '../math/rehype-math'
import { rehypeStaticHtml } from '../blocks/rehype-static-html'
import { rehypeElements } from '../blocks/rehype-elements'
import { rehypeTabs } from '../tabs/rehype-tabs'
import { remarkAdmonitions } from '../blocks/remark-admonitions'
import { remarkDirectiveProblems } from '../blocks/remark-directive-problems'
import { remarkCodeChildren } from '../code/remark-code-children'
import { remarkComponents } from '../blocks/remark-components'
import { remarkCodeComponents } from '../code/remark-code-components'
import { remarkFences } from '../code/remark-fences'
import { remarkGithubAlerts } from '../blocks/remark-github-alerts'
import { remarkHead } from '../head/remark-head'
import { remarkHeadingIds } from '../headings/remark-heading-ids'
import { remarkJavaScriptForms } from '../code/remark-javascript-forms'
import { remarkHtml } from '../blocks/remark-html'
import { remarkImages } from '../images/remark-images'
import { remarkExpressions } from '../expressions/remark-expressions'
import { remarkLinks } from '../links/remark-links'
import { remarkOptions } from '../options/remark-options'
import { remarkReleaseSections } from '../blocks/remark-release-sections'
import { remarkBlockProblems } from '../blocks/remark-block-problems'
import { rehypeTruncation } from '../blocks/rehype-truncation'
import { rehypeWordCount } from '../blocks/rehype-word-count'
import { remarkColons } from '../core/remark-colons'
import { syntax } from '../core/parser'

/** Returns the Markdown half of the pipeline, in order. */
export function remarkPlugins(context: CompileContext): PluggableList {
  return [
    ...syntax,
    [remarkHtml, context], // before everything that handles elements
    // First: what they insert is processed by the rest.
    [remarkReleaseSections, context],
    [remarkOptions, context],
    [remarkExpressions, context],
    // Next: later plugins change what the author wrote.
    [remarkDirectiveProblems, context],
    [remarkBlockProblems, context],
    [remarkComponents, context], // what they are in Markdown or HTML is processed by the rest
    [remarkCodeChildren, context], // early: later plugins process its output as fences
    [remarkGithubAlerts, context], // before admonitions, because alerts become admonitions
    [remarkAdmonitions, context],
    [remarkHeadingIds, context], // before emoji and images: ids are of the text as written
    remarkColons, // right before emoji
    remarkEmoji,
    [remarkCodeComponents, context], // before fences: each package manager gets its own
    [remarkJavaScriptForms, context], // before fences: each language gets its own
    [remarkFences, context], // before highlighting, which must not see comments that mark lines
    [remarkImages, context], // before links, which skip the definitions of images
    [remarkLinks, context],
    [remarkHead, context],
  ]
}

/** Commands that add HTML to a formula are faults. What else is not in LaTeX, such as text in other scripts, is fine. */
const refuseHtml = (code: string) => (code === 'htmlExtension' ? 'error' : 'ignore')

/** Returns the HTML half of the pipeline, in order. */
export function rehypePlugins(context: CompileContext): PluggableList {
  return [
    [rehypeWordCount, context], // first: later plugins add text that the author did not write
    [rehypeJsxElements, context], // turns HTML written as JSX into HTML for everything below
    [rehypeKatex, { strict: refuseHtml }], // HTML for display, MathML for screen readers
    [rehypeMath, context], // right after KaTeX, which only warns
    [rehypeTabs, context],
    rehypeElements,
    [rehypeHeadings, context], // after tabs: includes the ids inside panels
    [rehypeTruncation, context],
    [rehypePrettyCode, prettyCodeOptions], // late: earlier plugins have fewer nodes to visit
    rehypeCodeFigures,
    rehypeStaticHtml, // last: everything that is static by now stays static
  ]
}
