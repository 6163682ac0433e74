import type { Html, Parents, Root, RootContent } from 'mdast'
import { Parser } from 'htmlparser2'
import type { ParserError } from 'parse5'
import { html as htmlNames, parseFragment } from 'parse5'
import type { Plugin } from 'unified'
import type { CompileContext, Positioned } from '../core/context'
import { findInside, getSource, reportProblem } from '../core/context'
import type { MarkdownJsxElement } from '../core/jsx-props'
import { toComponent } from '../core/jsx-props'
import { SKIP, visit } from '../core/visit'

const COMMENT = /^\s*<!--(?:(?!-->)[^])*-->\s*$/

/** Matches the start of a tag in capitals, as in `<BR>`. */
const CAPITALS = /<\/?[A-Z][A-Z\d]*(?=[\s/>])/g

/** Elements that the parser treats in some way, and those for phrases, which it doesn't. */
const elements = new Set<string>(Object.values(htmlNames.TAG_NAMES))
for (const name of ['abbr', 'cite', 'del', 'ins', 'kbd', 'mark', 'q', 'samp']) elements.add(name)

/** Writes elements such as `<BR>` in lower case, as the parser needs them. Others in capitals are components. */
function toLowerCase(html: string): string {
  return html.replace(CAPITALS, (tag) => {
    const name = tag.toLowerCase()
    return elements.has(name.replace(/^<\/?/, '')) ? name : tag
  })
}

/** Matches a comment of MDX, unless it is a truncation marker. Between two of them, the parser sees emphasis. */
const BRACES = /\{\/\*(?!\s*truncate\s*(?:\*|$))[^]*?(?:\*\/\}|$)/

/** Start of an attribute in braces, after the name of a tag and its other attributes. */
const ATTRIBUTE = /(?<!\\)<[A-Za-z][\w.-]*(?:[^<>"']|"[^"]*"|'[^']*')*\s[\w-]+=\{/

/** Match an import that ends its line, and the start of an export. A sentence may begin with the same words. */
const esm = [
  /^import\s(?:[\w*{},$\s]+\sfrom\s)?\s*(?:'[^'\n]+'|"[^"\n]+");?[ \t]*(?:\n|$)/,
  /^export\s+(?:default\s+)?(?:(?:const|let|var)\s+[\w{[].*=|(?:async\s+)?function\b.*\(|class\s.*\{|\()/,
]

const BRACED = 'an attribute in braces is MDX'
const OR_TEXT = ', or write `<` as &lt; if it is text'

/** End of the messages about what only `.mdx` has. */
const MARKDOWN = ', and a .md file is Markdown with HTML'

/** Reports what only `.mdx` has, once a document. */
function reportMdx(context: CompileContext, node: Positioned, what: string, advice = ''): void {
  const message = what + MARKDOWN
  if (context.findings.problems.some((problem) => problem.message.endsWith(MARKDOWN))) return
  reportProblem(context, node, { message, fix: `rename the file to .mdx${advice}` })
}

/** Reports a tag, a quote or a comment without an end, which takes in what follows. */
function checkEnd(context: CompileContext, html: Html): void {
  const onParseError = ({ code }: ParserError) => {
    if (!/^eof-in-(?:tag|comment)$/.test(code)) return
    reportProblem(context, html, {
      message: 'a tag, a quote or a comment of this HTML has no end',
      fix: 'write the `>`, the quote or the `-->` that is missing',
    })
  }
  parseFragment(html.value, { onParseError })
}

/** Puts what is between `<details>` and `</details>`, and the like, into elements. */
function nestHtml(context: CompileContext, parent: Parents): void {
  const blocks = ['root', 'blockquote', 'listItem', 'footnoteDefinition', 'containerDirective']
  const isFlow = blocks.includes(parent.type)
  const type = isFlow ? 'mdxJsxFlowElement' : 'mdxJsxTextElement'
  const top: Positioned & { children: RootContent[] } = { children: [] }
  const open = [top]
  /** Elements that are written like `<name>`, of which HTML has none. */
  const placeholders = new Set<unknown>()
  let html: Html | undefined
  /** How much the parser had read before the current node. */
  let start = 0
  let read = 0
  const add = (node: RootContent) => open.at(-1)?.children.push(node)
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!html) return
        const { position } = findInside(html, html.value, parser.startIndex - start)
        const tag = html.value.slice(parser.startIndex - start, parser.endIndex + 1 - start)
        const isComponent = /^[A-Z]/.test(name)
        if (isComponent || ATTRIBUTE.test(tag)) {
          const what = isComponent ? `<${name}> is a component` : BRACED
          reportMdx(context, { position }, what, OR_TEXT)
          open.push({ children: [] })
          return
        }
        const element = {
          ...toComponent(name, attributes, []),
          type,
          position,
        } as MarkdownJsxElement
        add(element)
        open.push(element)
        if (!elements.has(name) && /^<[\w-]+>/.test(tag)) placeholders.add(element)
      },
      onclosetag(name, isImplied) {
        const element = open.pop()
        if (!element?.position) return
        if (isImplied && placeholders.has(element)) {
          reportProblem(context, element, {
            message: `<${name}> is not an element of HTML, so it is not shown`,
            fix: 'write `<` as &lt;, or put it in `code`',
          })
        }
        if (!html) return
        const { position } = findInside(html, html.value, parser.endIndex + 1 - start)
        Object.assign(element.position, { end: position?.start })
      },
      ontext(text) {
        const element = open.at(-1)
        const isStart = element && 'name' in element && element.name === 'pre'
        // As in HTML, the line break after `<pre>` isn't part of its text.
        const value = isStart && !element.children[0] ? text.replace(/^\n/, '') : text
        if (open.length > 1 || !isFlow || value.trim()) add({ type: 'text', value })
      },
    },
    { lowerCaseTags: false },
  )
  for (const child of parent.children) {
    if (child.type === 'html' && !COMMENT.test(child.value)) {
      html = child
      start = read
      read += child.value.length
      checkEnd(context, child)
      parser.write(toLowerCase(child.value))
    } else {
      add(child)
    }
  }
  html = undefined
  parser.end()
  parent.children = top.children
}

/**
 * Turns the HTML of a `.md` file into elements, so that images, links and attributes follow the same rules as in `.mdx`.
 * Imports and components, which only `.mdx` has, are problems. Comments aren't shown.
 */
export function readHtml(context: CompileContext, tree: Parents): void {
  const parents: Parents[] = []
  visit(tree, (node) => {
    if ('children' in node && node.children.some(({ type }) => type === 'html')) parents.push(node)
    if (node.type === 'text' && BRACES.test(node.value)) {
      const place = findInside(node, node.value, node.value.search(BRACES))
      reportMdx(context, place, 'a comment in braces is MDX', ', or write <!-- note -->')
    }
    const source = node.type === 'text' ? getSource(context, node) : ''
    const start = source.search(ATTRIBUTE)
    if (start !== -1) reportMdx(context, findInside(node, source, start), BRACED, OR_TEXT)
    const [first] = node.type === 'paragraph' ? node.children : []
    if (first?.type !== 'text' || !esm.some((each) => each.test(first.value))) return
    reportMdx(context, node, 'imports and exports are MDX')
  })
  for (const parent of parents) nestHtml(context, parent)
  if (context.page.endsWith('.md')) return
  // In MDX, comments are an error.
  visit(tree, 'html', (_, index, parent) => {
    parent?.children.splice(index ?? 0, 1)
    return [SKIP, index ?? 0]
  })
}

/** Does so for a page. */
export const remarkHtml: Plugin<[CompileContext], Root> = (context) => (tree) => {
  if (context.page.endsWith('.md')) readHtml(context, tree)
}
