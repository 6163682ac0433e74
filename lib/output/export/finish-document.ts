import { toScriptJson } from '@/lib/core/script-json'
import { SCRIPT, readAttribute } from '@/lib/core/scripts'
import { readExportedPage } from '@/lib/next/exported-page'
import { insertAfterStyleSheets, insertAtEnd, insertAtHeadStart } from '@/lib/next/insert'
import { payloadStart, stripPayload, toPayloadData } from '@/lib/next/payload'
import { checkPolicy, hasOwnPolicy, readDirectives, toPolicyMeta } from './content-security-policy'

/**
 * Loads the app after the first frame, so that nothing competes with the content. A page in a background tab renders no
 * frames, so it loads the app at once. Payload and chunk names are data, so this text is the same on every page.
 */
const loader = `(()=>{let l=()=>{${payloadStart};for(let s of JSON.parse(document.getElementById('chunks').textContent)){let e=document.createElement('script');e.src=s;document.head.append(e)}};document.hidden?l():requestAnimationFrame(()=>setTimeout(l))})()`

type FinishOptions = {
  /** HTML for every head. Named tags that the page sets itself are left out. */
  head?: string
  /** Other origins whose frames a page may embed. It names the one it needs in `data-frame-origin`. */
  knownOrigins?: string[]
  /** Other origins that scripts on any page may send requests to. */
  connectOrigins?: string[]
  /** Paths of the exported files. If given, the page's scripts must be among them. */
  files?: ReadonlySet<string>
}

/** Returns the shared head tags, without those that the page sets itself. */
function toPageHead(html: string, head: string): string {
  const ownHead = html.slice(0, html.indexOf('</head>'))
  return head.replace(/<meta (name="[^"]*")[^>]*>/g, (tag, name: string) =>
    ownHead.includes(`<meta ${name}`) ? '' : tag,
  )
}

/** Removes executable scripts from the head. Returns the rest of the document, and the scripts unchanged. */
function extractHeadScripts(html: string): { rest: string; scripts: string } {
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
 * Turns a page exported by Next into the page that is served: with the payload in one piece and without HTML that the
 * document already contains, the app loaded after the first frame, and a strict policy. A page with its own policy is
 * returned unchanged.
 * @throws UnexpectedNextError if the page differs from what Next is expected to write
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
    // A single script, because each one adds a hash to the policy.
    `<script>${page.start}${loader}</script>`,
  ].join('')
  const body = insertAtEnd(page.html, scripts)
  // Goes after the stylesheets, which browsers should find first, and next to other links, where it compresses best.
  const withHead = insertAfterStyleSheets(body, toPageHead(body, head))
  const meta = toPolicyMeta(readDirectives(body, knownOrigins, connectOrigins))
  // A script after a stylesheet waits for it, and the parser waits for the script.
  const { rest, scripts: headScripts } = extractHeadScripts(withHead)
  const finished = insertAtHeadStart(rest, meta + headScripts)
  checkPolicy(finished)
  return finished
}
