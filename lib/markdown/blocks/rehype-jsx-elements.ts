import type { Properties, Root } from 'hast'
import { h } from 'hastscript'
import type { Plugin } from 'unified'
import { isExternalUrl } from '@/lib/core/url'
import type { CompileContext } from '../core/context'
import { reportProblem } from '../core/context'
import type { JsxElement } from '../core/jsx-props'
import { checkStyle, findAttribute, readLiterals } from '../core/jsx-props'
import { visitJsx } from '../core/visit'

const LOADED = 'put the file into public/ and write its path on this site'

/** What to write instead of an element that the site's security policy blocks. */
const blocked = new Map([
  ['script', 'write the behavior as a component, which runs with the app'],
  ['style', 'put the rules into a style sheet of the site, and use their class'],
  ['link', 'put the rules into a style sheet of the site'],
  ['object', LOADED],
  ['embed', LOADED],
  ['base', 'remove it: URLs are relative to the page'],
])

/** The same for elements that are blocked if they load something from another origin. */
const blockedElsewhere = new Map([
  ['iframe', 'link to the page, or write a component that loads the frame on a click'],
  ['audio', LOADED],
  ['video', LOADED],
  ['source', LOADED],
  ['track', LOADED],
])

/** Returns what to write instead of an element, or undefined if browsers show it. */
function findReplacement(element: JsxElement): string | undefined {
  const name = element.name ?? ''
  const sources = ['src', 'poster', 'srcSet', 'srcset'].map(
    (key) => findAttribute(element, key)?.value,
  )
  const isElsewhere = sources.some((source) => typeof source === 'string' && isExternalUrl(source))
  return blocked.get(name) ?? (isElsewhere ? blockedElsewhere.get(name) : undefined)
}

/** Turns `<details open>` and other plain HTML written as JSX into ordinary elements, which can be static HTML. */
export const rehypeJsxElements: Plugin<[CompileContext], Root> = (context) => (tree) => {
  visitJsx(tree, (element, index, parent) => {
    if (!element.name || !/^[a-z][a-z\d-]*$/.test(element.name)) return
    const replacement = findReplacement(element)
    if (replacement === undefined) {
      checkStyle(context, element)
    } else {
      reportProblem(context, element, {
        message: `<${element.name}> would be blocked by the site’s security policy`,
        fix: replacement,
      })
    }
    const attributes = readLiterals(element)
    if (!Object.values(attributes).every((value) => typeof value === 'string' || value === true))
      return
    const { children, position } = element
    parent.children[index] = { ...h(element.name, attributes as Properties), children, position }
  })
}
