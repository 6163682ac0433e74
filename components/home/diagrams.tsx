import type { ComponentProps, ReactNode } from 'react'
import { Fragment } from 'react'

/** Colors follow the theme. Forced colors replace the tokens (`home.css`). */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className="diagram" viewBox="0 0 320 176" aria-hidden="true" fill="none">
      {children}
    </svg>
  )
}

type Position = { x: number; y: number }

/** The subject of a drawing is in color, and everything around it is gray. */
type Emphasis = { strong?: boolean }

function Sheet(props: ComponentProps<'rect'>) {
  return <rect rx={6} fill="var(--n1)" stroke="var(--n6)" {...props} />
}

type LabelProps = Position & Emphasis & { text: string; color?: string }

function Label({ x, y, text, strong, color = strong ? 'var(--link)' : 'var(--n10)' }: LabelProps) {
  return (
    <text x={x} y={y} fill={color} fontWeight={strong ? 600 : 500}>
      {text}
    </text>
  )
}

type CodeProps = Omit<LabelProps, 'text'> & { lines: string[]; step?: number }

/** Lines of code, one below the other. */
function Code({ lines, step = 22, y, ...props }: CodeProps) {
  return (
    <g className="diagram-code">
      {lines.map((line, index) => (
        <Label key={line} text={line} y={y + index * step} {...props} />
      ))}
    </g>
  )
}

/** A stroke that represents a line of text, or a title. */
function Words({ x, y, width, strong }: Position & Emphasis & { width: number }) {
  const stroke = strong ? 'var(--n8)' : 'var(--n5)'
  return <path stroke={stroke} strokeWidth={strong ? 7 : 6} d={`M${x} ${y}h${width}`} />
}

function Wire(props: ComponentProps<'path'>) {
  return <path stroke="var(--n7)" strokeWidth={1.5} {...props} />
}

function Arrow({ x, y, length }: Position & { length: number }) {
  return <Wire d={`M${x} ${y}h${length}m-5-4 5 4-5 4`} />
}

/** A stroke in color, which marks what is current. */
function Mark({ d, stroke = 'var(--primary)' }: { d: string; stroke?: string }) {
  return <path stroke={stroke} strokeWidth={2.5} d={d} />
}

/** A source with a component -> the page that shows it. */
export const componentsDiagram = (
  <Drawing>
    <Sheet x={24} y={24} width={124} height={128} />
    <Code x={36} y={48} lines={['# Set up']} />
    <Words x={39} y={64} width={84} />
    <Code x={36} y={88} lines={['<Tabs>']} strong />
    <Code x={48} y={106} lines={['npm', 'yarn']} step={18} />
    <Code x={36} y={142} lines={['</Tabs>']} strong />
    <Arrow x={155} y={88} length={20} />
    <Sheet x={184} y={24} width={112} height={128} />
    <Words x={199} y={44} width={46} strong />
    <Words x={199} y={62} width={80} />
    <Code x={196} y={92} lines={['npm']} strong />
    <Code x={236} y={92} lines={['yarn']} />
    <path stroke="var(--n5)" d="M196 101h88" />
    <Mark d="M196 101h22" />
    <Sheet x={196} y={112} width={88} height={28} fill="var(--n3)" stroke="none" />
    <Words x={207} y={126} width={52} />
  </Drawing>
)

/** A tree of files -> the items of a sidebar. */
export const sidebarDiagram = (
  <Drawing>
    <Code x={28} y={36} lines={['docs']} />
    <Wire d="M34 44v98h8M34 54h8M34 76h8M46 84v36h8M46 98h8" />
    <Code x={48} y={58} lines={['intro.md', 'guides']} />
    <Code x={60} y={102} lines={['setup.md', 'deploy.md']} />
    <Code x={48} y={146} lines={['faq.md']} />
    <Arrow x={146} y={88} length={20} />
    <Sheet x={184} y={20} width={112} height={136} />
    <Label x={198} y={44} text="Intro" />
    <Label x={198} y={68} text="Guides" />
    <Wire d="m276 62 4 4 4-4" />
    <Sheet x={200} y={78} width={88} height={22} fill="var(--link-surface)" stroke="none" />
    <Mark d="M201 82v14" />
    <Label x={211} y={93} text="Setup" strong />
    <Label x={211} y={117} text="Deploy" />
    <Label x={198} y={141} text="FAQ" />
  </Drawing>
)

/** Versions of one set of docs, each under its own URL. */
export const versionsDiagram = (
  <Drawing>
    <Sheet x={24} y={18} width={188} height={110} />
    <Code x={36} y={36} lines={['/docs/1.0/']} />
    <Sheet x={58} y={46} width={188} height={104} stroke="var(--primary)" />
    <Code x={70} y={64} lines={['/docs/']} strong />
    <Label x={190} y={64} text="latest" strong />
    <Sheet x={92} y={74} width={204} height={84} />
    <Code x={104} y={92} lines={['/docs/next/']} />
    <Words x={107} y={112} width={68} strong />
    <Words x={107} y={128} width={160} />
    <Words x={107} y={142} width={116} />
  </Drawing>
)

/** Files in the pages folder -> routes. */
export const pagesDiagram = (
  <Drawing>
    <Label x={24} y={34} text="src/pages" />
    {Object.entries({ 'index.tsx': '/', 'status.tsx': '/status', 'about.mdx': '/about' }).map(
      ([file, route], index) => {
        const y = 46 + index * 38
        return (
          <Fragment key={file}>
            <Sheet x={24} y={y} width={118} height={30} />
            <Code x={36} y={y + 19} lines={[file]} />
            <Arrow x={152} y={y + 15} length={26} />
            <Sheet stroke="var(--primary)" x={190} y={y} width={106} height={30} rx={15} />
            <Code x={206} y={y + 19} lines={[route]} strong />
          </Fragment>
        )
      },
    )}
  </Drawing>
)

/** A broken link, and the build's report of it. */
export const checksDiagram = (
  <Drawing>
    <Sheet x={24} y={20} width={112} height={92} />
    <Words x={39} y={40} width={46} strong />
    <Words x={39} y={58} width={80} />
    <Words x={39} y={74} width={24} />
    <Mark d="M72 74h36" />
    <Words x={39} y={90} width={62} />
    <Wire strokeDasharray="4 5" d="M116 74h68m-5-4 5 4-5 4" />
    <Sheet x={196} y={20} width={100} height={92} stroke="var(--n7)" strokeDasharray="4 5" />
    <Mark stroke="var(--danger-bar)" d="m238 58 16 16m0-16-16 16" />
    <Sheet x={24} y={126} width={272} height={30} />
    <Code x={36} y={145} lines={['✕']} color="var(--danger)" />
    <Code x={54} y={145} lines={['/docs/instal: no such page']} />
  </Drawing>
)

/** The folder that a build writes -> places that can serve it. */
export const outputDiagram = (
  <Drawing>
    <Sheet x={24} y={24} width={132} height={128} />
    <Code x={36} y={48} lines={['build']} />
    <Wire d="M42 56v76h8M42 66h8M42 88h8M42 110h8" />
    <Code x={56} y={70} lines={['index.html', 'docs', 'assets', '404.html']} />
    <Wire d="M164 88h24M188 40v96M188 40h10M188 88h10M188 136h10" />
    {['Server', 'Bucket', 'CDN'].map((label, index) => {
      const y = 24 + index * 48
      return (
        <Fragment key={label}>
          <Sheet x={204} y={y} width={92} height={32} />
          <circle fill="var(--primary)" cx={217} cy={y + 16} r={3} />
          <Label x={228} y={y + 20} text={label} />
        </Fragment>
      )
    })}
  </Drawing>
)
