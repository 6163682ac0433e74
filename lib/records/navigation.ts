import type { Href } from '@/lib/core/url'

/** A link and its text. */
export type NavigationLink = { label: string; href: Href }

/** A breadcrumb; a category without a page has no href. */
export type Breadcrumb = { label: string; href?: Href }

/** Tags with the same first letter, each with its number of pages. */
export type TagLetter = { letter: string; tags: (NavigationLink & { count: number })[] }

/** A page in a version. */
export type VersionTarget = { name: string; label: string; href: Href }

/** A link to another post. */
export type PostLink = { title: string; href: Href; date: string }
