import { toScriptJson } from '@/lib/core/script-json'
import { SCRIPT, readAttribute } from '@/lib/core/scripts'
import { readExportedPage } from '@/lib/next/exported-page'
import { insertAfterStyleSheets, insertAtEnd, insertAtHeadStart } from '@/lib/next/insert'
import { payloadStart, stripPayload, toPayloadData } from '@/lib/next/payload'
import { checkPolicy, hasOwnPolicy, readDirectives, toPolicyMeta } from './content-security-policy'

/**
 * Loads the app after the first frame, so that nothing competes with what the reader came for. A page in a background
 * tab has no frames and loads at once. Payload and chunk names are data, so this text is the same on every page.
 */
const loader = `(()=>{let l=()=>{${payloadStart};for(let s of JSON.parse(document.getElementById('chunks').textContent)){let e=document.createElement('script');e.src=s;document.head.append(e)}};document.hidden?l():requestAnimationFrame(()=>setTimeout(l))})()`

type FinishOptions = {
  /** HTML that every head has, less the named tags that a page has as well. */
  head?: string
  /** Other origins whose frames a page may show. It names the one it needs in `data-frame-origin`. */
  knownOrigins?: string[]
  /** Other origins that the scripts of every page may ask. */
  connectOrigins?: string[]
  /** Paths of the exported files. Without them nobody checks that the page's scripts are among them. */
  files?: ReadonlySet<string>
}

/** What every head has, less what the page says itself. */
function toPageHead(html: string, head: string): string {
  const ownHead = html.slice(0, html.indexOf('</head>'))
  return head.replace(/<meta (name="[^"]*")[^>]*>/g, (tag, name: string) =>
    ownHead.includes(`<meta ${name}`) ? '' : tag,
  )
}

/** Takes the scripts that run out of the head: the rest of the document, and the scripts as they were. */
function takeHeadScripts(html: string): { rest: string; scripts: string } {
  const end = html.indexOf('</head>')
  const scripts: string[] = []
  const head = html.slice(0, end).replace(SCRIPT, (script, attributes: string) => {
    if (readAttribute(attributes, 'type') !== undefined) return script
    scripts.push(script)
    return ''
  })
  return { rest: head + html.slice(end), scripts: scripts.join('') }
}

/**
 * Turns a page as Next exports it into the one that is served: the payload in one piece and without the HTML that the
 * document holds, the app loaded after the first frame, and a strict policy. A page with its own policy stays unchanged.
 * @throws UnexpectedNextError if the page is not as Next was expected to write it
 */
export function finishDocument(
  html: string,
  { head = '', knownOrigins = [], connectOrigins = [], files }: FinishOptions = {},
): string {
  if (hasOwnPolicy(html)) return html
  const page = readExportedPage(html, files)
  const scripts = [
    toPayloadData(stripPayload(page.payload)),
    `<script type="application/json" id="chunks">${toScriptJson(page.chunks)}</script>`,
    // One script, because each costs the policy a hash.
    `<script>${page.start}${loader}</script>`,
  ].join('')
  const body = insertAtEnd(page.html, scripts)
  // After the stylesheets, which are to be found first, and among links, where it compresses best.
  const withHead = insertAfterStyleSheets(body, toPageHead(body, head))
  const meta = toPolicyMeta(readDirectives(body, knownOrigins, connectOrigins))
  // Behind a stylesheet a script waits for it, and the parser for the script.
  const { rest, scripts: headScripts } = takeHeadScripts(withHead)
  const finished = insertAtHeadStart(rest, meta + headScripts)
  checkPolicy(finished)
  return finished
}
