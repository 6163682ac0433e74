import type { Href } from '@/lib/core/url'

/** A part of a line: words or code, with the link it belongs to. */
export type LinePart = { text: string; isCode?: true; href?: Href }

/** A line of text as data. */
export type Line = LinePart[]

/** A block of a page that is made from data. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; line: Line }
  | { kind: 'paragraph'; line: Line }
  | { kind: 'list'; items: Line[] }
  | { kind: 'table'; label: string; head: string[]; rows: Line[][] }
  | { kind: 'command'; code: string }
  /** The same commands for each package manager. */
  | { kind: 'commands'; id: string; npm: string }
