/** @jsxImportSource hastscript/svg */
import type { Nodes } from 'hast'

function drawing(...children: Nodes[]) {
  return (
    <svg class="diagram" viewBox="0 0 320 176" aria-hidden="true">
      {children}
    </svg>
  )
}

function sheet(x: number, y: number, width: number, height: number, kind = 'd-sheet') {
  return <rect class={kind} x={x} y={y} width={width} height={height} rx={6} />
}

/** Lines of text below each other. */
function code(x: number, y: number, lines: string[], kind = 'd-code', step = 22) {
  return lines.map((line, index) => (
    <text class={kind} x={x} y={y + index * step}>
      {line}
    </text>
  ))
}

/** A line of drawn text. */
function words(x: number, y: number, width: number, kind = 'd-words') {
  return <path class={kind} d={`M${x} ${y}h${width}`} />
}

function arrow(x: number, y: number, length: number) {
  return <path class="d-wire" d={`M${x} ${y}h${length}m-5-4 5 4-5 4`} />
}

/** A source with a component in it -> the page with the component at work. */
export function componentsDiagram() {
  return drawing(
    sheet(24, 24, 124, 128),
    ...code(36, 48, ['# Set up']),
    words(39, 64, 84),
    ...code(36, 88, ['<Tabs>'], 'd-code d-strong'),
    ...code(48, 106, ['npm', 'yarn'], 'd-code', 18),
    ...code(36, 142, ['</Tabs>'], 'd-code d-strong'),
    arrow(155, 88, 20),
    sheet(184, 24, 112, 128),
    words(199, 44, 46, 'd-title'),
    words(199, 62, 80),
    ...code(196, 92, ['npm'], 'd-code d-strong'),
    ...code(236, 92, ['yarn']),
    <path class="d-hair" d="M196 101h88" />,
    <path class="d-mark" d="M196 101h22" />,
    sheet(196, 112, 88, 28, 'd-fill'),
    words(207, 126, 52, 'd-words'),
  )
}

/** A tree of files -> the entries of a sidebar. */
export function sidebarDiagram() {
  return drawing(
    ...code(28, 36, ['docs']),
    <path class="d-wire" d="M34 44v98h8M34 54h8M34 76h8M46 84v36h8M46 98h8" />,
    ...code(48, 58, ['intro.md', 'guides']),
    ...code(60, 102, ['setup.md', 'deploy.md']),
    ...code(48, 146, ['faq.md']),
    arrow(146, 88, 20),
    sheet(184, 20, 112, 136),
    ...code(198, 44, ['Intro'], 'd-label'),
    ...code(198, 68, ['Guides'], 'd-label'),
    <path class="d-wire" d="m276 62 4 4 4-4" />,
    sheet(200, 78, 88, 22, 'd-tint'),
    <path class="d-mark" d="M201 82v14" />,
    ...code(211, 93, ['Setup'], 'd-label d-strong'),
    ...code(211, 117, ['Deploy'], 'd-label'),
    ...code(198, 141, ['FAQ'], 'd-label'),
  )
}

/** Versions of one set of docs, each under its own address. */
export function versionsDiagram() {
  return drawing(
    sheet(24, 18, 188, 110),
    ...code(36, 36, ['/docs/1.0/']),
    sheet(58, 46, 188, 104, 'd-sheet d-current'),
    ...code(70, 64, ['/docs/'], 'd-code d-strong'),
    ...code(190, 64, ['latest'], 'd-label d-strong'),
    sheet(92, 74, 204, 84),
    ...code(104, 92, ['/docs/next/']),
    words(107, 112, 68, 'd-title'),
    words(107, 128, 160),
    words(107, 142, 116),
  )
}

/** Files in the pages folder -> routes. */
export function pagesDiagram() {
  const routes = [
    ['index.tsx', '/'],
    ['status.tsx', '/status'],
    ['about.mdx', '/about'],
  ] as const
  return drawing(
    ...code(24, 34, ['src/pages'], 'd-label'),
    ...routes.flatMap(([file, route], index) => {
      const y = 46 + index * 38
      return [
        sheet(24, y, 118, 30),
        ...code(36, y + 19, [file]),
        arrow(152, y + 15, 26),
        <rect class="d-sheet d-current" x={190} y={y} width={106} height={30} rx={15} />,
        ...code(206, y + 19, [route], 'd-code d-strong'),
      ]
    }),
  )
}

/** A link to a page that is not there, and what the build says about it. */
export function checksDiagram() {
  return drawing(
    sheet(24, 20, 112, 92),
    words(39, 40, 46, 'd-title'),
    words(39, 58, 80),
    words(39, 74, 24),
    <path class="d-mark" d="M72 74h36" />,
    words(39, 90, 62),
    <path class="d-wire d-dashed" d="M116 74h68m-5-4 5 4-5 4" />,
    sheet(196, 20, 100, 92, 'd-missing'),
    <path class="d-cross" d="m238 58 16 16m0-16-16 16" />,
    sheet(24, 126, 272, 30, 'd-sheet'),
    ...code(36, 145, ['✕'], 'd-code d-error'),
    ...code(54, 145, ['/docs/instal: no such page']),
  )
}

/** The folder that a build writes -> places that can serve it. */
export function outputDiagram() {
  const hosts = ['Server', 'Bucket', 'CDN']
  return drawing(
    sheet(24, 24, 132, 128),
    ...code(36, 48, ['build']),
    <path class="d-wire" d="M42 56v76h8M42 66h8M42 88h8M42 110h8" />,
    ...code(56, 70, ['index.html', 'docs', 'assets', '404.html']),
    <path class="d-wire" d="M164 88h24M188 40v96M188 40h10M188 88h10M188 136h10" />,
    ...hosts.flatMap((label, index) => {
      const y = 24 + index * 48
      return [
        sheet(204, y, 92, 32),
        <circle class="d-dot" cx={217} cy={y + 16} r={3} />,
        ...code(228, y + 20, [label], 'd-label'),
      ]
    }),
  )
}
