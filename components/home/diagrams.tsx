import type { ReactNode } from 'react'
import { Fragment } from 'react'

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className="diagram" viewBox="0 0 320 176" aria-hidden="true">
      {children}
    </svg>
  )
}

type Position = { x: number; y: number; className?: string }

type SheetProps = Position & { width: number; height: number }

function Sheet({ x, y, width, height, className = 'd-sheet' }: SheetProps) {
  return <rect className={className} x={x} y={y} width={width} height={height} rx={6} />
}

type CodeProps = Position & { lines: string[]; step?: number }

/** Lines of text, one below the other. */
function Code({ x, y, lines, className = 'd-code', step = 22 }: CodeProps) {
  return lines.map((line, index) => (
    <text key={line} className={className} x={x} y={y + index * step}>
      {line}
    </text>
  ))
}

/** A stroke that represents a line of text. */
function Words({ x, y, width, className = 'd-words' }: Position & { width: number }) {
  return <path className={className} d={`M${x} ${y}h${width}`} />
}

function Arrow({ x, y, length }: Omit<Position, 'className'> & { length: number }) {
  return <path className="d-wire" d={`M${x} ${y}h${length}m-5-4 5 4-5 4`} />
}

/** A source with a component -> the page that shows it. */
export function ComponentsDiagram() {
  return (
    <Drawing>
      <Sheet x={24} y={24} width={124} height={128} />
      <Code x={36} y={48} lines={['# Set up']} />
      <Words x={39} y={64} width={84} />
      <Code x={36} y={88} lines={['<Tabs>']} className="d-code d-strong" />
      <Code x={48} y={106} lines={['npm', 'yarn']} step={18} />
      <Code x={36} y={142} lines={['</Tabs>']} className="d-code d-strong" />
      <Arrow x={155} y={88} length={20} />
      <Sheet x={184} y={24} width={112} height={128} />
      <Words x={199} y={44} width={46} className="d-title" />
      <Words x={199} y={62} width={80} />
      <Code x={196} y={92} lines={['npm']} className="d-code d-strong" />
      <Code x={236} y={92} lines={['yarn']} />
      <path className="d-hair" d="M196 101h88" />
      <path className="d-mark" d="M196 101h22" />
      <Sheet x={196} y={112} width={88} height={28} className="d-fill" />
      <Words x={207} y={126} width={52} />
    </Drawing>
  )
}

/** A tree of files -> the items of a sidebar. */
export function SidebarDiagram() {
  return (
    <Drawing>
      <Code x={28} y={36} lines={['docs']} />
      <path className="d-wire" d="M34 44v98h8M34 54h8M34 76h8M46 84v36h8M46 98h8" />
      <Code x={48} y={58} lines={['intro.md', 'guides']} />
      <Code x={60} y={102} lines={['setup.md', 'deploy.md']} />
      <Code x={48} y={146} lines={['faq.md']} />
      <Arrow x={146} y={88} length={20} />
      <Sheet x={184} y={20} width={112} height={136} />
      <Code x={198} y={44} lines={['Intro']} className="d-label" />
      <Code x={198} y={68} lines={['Guides']} className="d-label" />
      <path className="d-wire" d="m276 62 4 4 4-4" />
      <Sheet x={200} y={78} width={88} height={22} className="d-tint" />
      <path className="d-mark" d="M201 82v14" />
      <Code x={211} y={93} lines={['Setup']} className="d-label d-strong" />
      <Code x={211} y={117} lines={['Deploy']} className="d-label" />
      <Code x={198} y={141} lines={['FAQ']} className="d-label" />
    </Drawing>
  )
}

/** Versions of one set of docs, each under its own URL. */
export function VersionsDiagram() {
  return (
    <Drawing>
      <Sheet x={24} y={18} width={188} height={110} />
      <Code x={36} y={36} lines={['/docs/1.0/']} />
      <Sheet x={58} y={46} width={188} height={104} className="d-sheet d-current" />
      <Code x={70} y={64} lines={['/docs/']} className="d-code d-strong" />
      <Code x={190} y={64} lines={['latest']} className="d-label d-strong" />
      <Sheet x={92} y={74} width={204} height={84} />
      <Code x={104} y={92} lines={['/docs/next/']} />
      <Words x={107} y={112} width={68} className="d-title" />
      <Words x={107} y={128} width={160} />
      <Words x={107} y={142} width={116} />
    </Drawing>
  )
}

/** Files in the pages folder -> routes. */
export function PagesDiagram() {
  const routes = [
    ['index.tsx', '/'],
    ['status.tsx', '/status'],
    ['about.mdx', '/about'],
  ] as const
  return (
    <Drawing>
      <Code x={24} y={34} lines={['src/pages']} className="d-label" />
      {routes.map(([file, route], index) => {
        const y = 46 + index * 38
        return (
          <Fragment key={file}>
            <Sheet x={24} y={y} width={118} height={30} />
            <Code x={36} y={y + 19} lines={[file]} />
            <Arrow x={152} y={y + 15} length={26} />
            <rect className="d-sheet d-current" x={190} y={y} width={106} height={30} rx={15} />
            <Code x={206} y={y + 19} lines={[route]} className="d-code d-strong" />
          </Fragment>
        )
      })}
    </Drawing>
  )
}

/** A broken link, and the build's report of it. */
export function ChecksDiagram() {
  return (
    <Drawing>
      <Sheet x={24} y={20} width={112} height={92} />
      <Words x={39} y={40} width={46} className="d-title" />
      <Words x={39} y={58} width={80} />
      <Words x={39} y={74} width={24} />
      <path className="d-mark" d="M72 74h36" />
      <Words x={39} y={90} width={62} />
      <path className="d-wire d-dashed" d="M116 74h68m-5-4 5 4-5 4" />
      <Sheet x={196} y={20} width={100} height={92} className="d-missing" />
      <path className="d-cross" d="m238 58 16 16m0-16-16 16" />
      <Sheet x={24} y={126} width={272} height={30} />
      <Code x={36} y={145} lines={['✕']} className="d-code d-error" />
      <Code x={54} y={145} lines={['/docs/instal: no such page']} />
    </Drawing>
  )
}

/** The folder that a build writes -> places that can serve it. */
export function OutputDiagram() {
  const hosts = ['Server', 'Bucket', 'CDN']
  return (
    <Drawing>
      <Sheet x={24} y={24} width={132} height={128} />
      <Code x={36} y={48} lines={['build']} />
      <path className="d-wire" d="M42 56v76h8M42 66h8M42 88h8M42 110h8" />
      <Code x={56} y={70} lines={['index.html', 'docs', 'assets', '404.html']} />
      <path className="d-wire" d="M164 88h24M188 40v96M188 40h10M188 88h10M188 136h10" />
      {hosts.map((label, index) => {
        const y = 24 + index * 48
        return (
          <Fragment key={label}>
            <Sheet x={204} y={y} width={92} height={32} />
            <circle className="d-dot" cx={217} cy={y + 16} r={3} />
            <Code x={228} y={y + 20} lines={[label]} className="d-label" />
          </Fragment>
        )
      })}
    </Drawing>
  )
}
