import { createHash } from 'node:crypto'
import { toScriptJson } from '@/lib/core/script-json'
import { stripHtml } from './flight'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g

/** The id that React gives the script with which the app starts. */
const START_ID = '_R_'

const FLIGHT_PUSH =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\)$/

/**
 * Loads the app after the first frame, so that nothing competes with what the reader came for. A page in a background
 * tab has no frames and loads at once. Chunk names are data, so this text is the same on every page.
 */
const loader = `(()=>{let d=document,l=()=>{for(let s of JSON.parse(d.getElementById('chunks').textContent)){let e=d.createElement('script');e.src=s;e.async=true;d.head.append(e)}};d.hidden?l():requestAnimationFrame(()=>setTimeout(l))})()`

function readAttribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]
}

/** Sources of a directive: the site's own files, and texts of the page by their hash. */
function toSources(texts: string[]): string {
  const hashes = texts.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [`'self'`, ...new Set(hashes)].join(' ')
}

/** The policy of one page: its own scripts and styles by hash, and nothing from elsewhere but the frames that it names. */
export function toContentSecurityPolicy({
  scripts,
  styles = [],
  frameOrigins = [],
}: {
  scripts: string[]
  styles?: string[]
  frameOrigins?: string[]
}): string {
  return [
    `default-src 'self'`,
    `script-src ${toSources(scripts)}`,
    `style-src ${toSources(styles)}`,
    `img-src 'self' data:`,
    ...(frameOrigins.length > 0 ? [`frame-src 'self' ${frameOrigins.join(' ')}`] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ')
}

/** A page that was written by hand and says itself what it may do, right after its encoding. */
const OWN_POLICY =
  /^<!doctype html><html[^>]*><head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy"/

/**
 * Turns a page as Next exports it into the one that is served: the payload in one piece and without the HTML that the
 * document holds, the app loaded after the first frame, and a strict policy. A page with a policy of its own stays.
 * @param head HTML that every head has; a page with a theme color of its own keeps that
 * @param knownOrigins other origins whose frames a page may show; it names the one it needs in `data-frame-origin`
 * @throws UnexpectedFlightError if the payload is not understood
 */
export function finishDocument(
  html: string,
  { head = '', knownOrigins = [] }: { head?: string; knownOrigins?: string[] } = {},
): string {
  if (OWN_POLICY.test(html)) return html
  const chunks: string[] = []
  let payload = ''
  let start = ''
  const withoutScripts = html.replace(SCRIPT, (script, attributes: string, text: string) => {
    const source = readAttribute(attributes, 'src')
    if (source !== undefined) {
      if (!/\bnoModule\b/.test(attributes)) chunks.push(source)
      return ''
    }
    if (readAttribute(attributes, 'id') === START_ID) {
      start = text
      return ''
    }
    const push = FLIGHT_PUSH.exec(text)?.[1]
    if (push === undefined) return script
    const [kind, data] = JSON.parse(push) as [number, string?]
    // 0 starts the payload, 1 is a piece of it; exports contain no other kinds.
    if (kind === 1) payload += data ?? ''
    else if (kind !== 0) throw new Error(`unknown kind of payload: ${kind}`)
    return ''
  })
  const flight = `self.__next_f=${toScriptJson([[0], [1, stripHtml(payload)]])}`
  const scripts = [
    `<script type="application/json" id="chunks">${toScriptJson([...new Set(chunks)])}</script>`,
    // One script, because each costs the policy a hash.
    `<script>${start}${flight};${loader}</script>`,
  ].join('')
  const body = withoutScripts
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace('</body>', () => `${scripts}</body>`)
  const inlineScripts = [...body.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !(readAttribute(attributes, 'type') ?? '').endsWith('json'))
    .map(([, , text = '']) => text)
  const inlineStyles = [...body.matchAll(STYLE)].map(([, text = '']) => text)
  const frameOrigins = knownOrigins.filter((origin) =>
    body.includes(`data-frame-origin="${origin}"`),
  )
  const policy = toContentSecurityPolicy({
    scripts: inlineScripts,
    styles: inlineStyles,
    frameOrigins,
  })
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  const ownColor = /<head>.*?<meta name="theme-color"/s.test(body)
  const shared = ownColor ? head.replace(/<meta name="theme-color"[^>]*>/, '') : head
  return (
    body
      .replace(/<meta charSet="utf-8"\/>/, (charset) => charset + meta)
      // After the style sheet, which is to be found first, and among links, where it compresses best.
      .replace(/(?:<link rel="stylesheet"[^>]*>)+|<\/head>/, (place) =>
        place === '</head>' ? shared + place : place + shared,
      )
  )
}
