import { z } from 'zod'
import { htmlSchema, linkSchema, patternSchema, sitePath } from './types'

/** Next to the site's name, or at the other end; default: `right`. */
const position = z.enum(['left', 'right']).optional()

/** Docs instance; default: the main one. */
const docsId = z.string().optional()

const linkItem = z.strictObject({
  kind: z.literal('link'),
  label: z.string(),
  /** Page of this site. The base URL is added, and the slash that the URLs of pages end with. */
  to: sitePath.optional(),
  /** URL of another site, or a path of this host, exactly as it is written. */
  href: linkSchema.optional(),
  /** Whether the base URL is added to a path in `href`; default: false. */
  prependBaseUrlToHref: z.boolean().optional(),
  /** Part of the label that the bar shows instead of the label, which remains the accessible name. */
  barLabel: z.string().optional(),
  /** Site path below which the item is active; default: `to`. */
  activeBasePath: sitePath.optional(),
  /** Regular expression for paths on which the item is active; takes precedence over `activeBasePath`. */
  activeBaseRegex: patternSchema.optional(),
  position,
})

/** A link to a page of this site or another one, exactly one of `to` and `href`. */
export type NavbarLink = z.infer<typeof linkItem>

const link = linkItem
  .refine(({ to, href }) => (to === undefined) !== (href === undefined), {
    error: ({ input }) =>
      `with the label "${(input as NavbarLink).label}" must have either "to" or "href"`,
    params: { fix: 'write `to` for a page of this site, and `href` for anything else' },
  })
  .refine(({ to, prependBaseUrlToHref }) => !to || prependBaseUrlToHref === undefined, {
    error: ({ input }) =>
      `with the label "${(input as NavbarLink).label}" has "prependBaseUrlToHref" without "href"`,
    params: { fix: 'remove it: the base URL is always added to `to`' },
  })

/** Custom markup, such as a divider or a caption in a dropdown. */
const html = z.strictObject({ kind: z.literal('html'), html: htmlSchema, position })

/** A document in the version the reader is in or prefers. Hidden while the document is unlisted or a draft. */
const doc = z.strictObject({
  kind: z.literal('doc'),
  docId: z.string(),
  docsId,
  /** Default: the id. */
  label: z.string().optional(),
  position,
})

/** The first page of a sidebar. */
const docSidebar = z.strictObject({
  kind: z.literal('docSidebar'),
  sidebarId: z.string(),
  docsId,
  /** Default: the id. */
  label: z.string().optional(),
  position,
})

/** The main page of the version the reader is in or prefers. */
const docsVersion = z.strictObject({
  kind: z.literal('docsVersion'),
  docsId,
  /** Default: the version's label. */
  label: z.string().optional(),
  position,
})

const anywhere = [link, html, doc, docSidebar, docsVersion] as const

/** An item of a dropdown. */
const subitem = z
  .discriminatedUnion('kind', anywhere)
  .refine((item) => item.position === undefined, {
    error: 'must not have "position" inside a dropdown',
    params: { fix: 'remove it' },
  })

/** Items shown before and after the generated ones. */
const extraItems = { before: z.array(subitem).optional(), after: z.array(subitem).optional() }

/** Names of the components in `components/navbar/custom-items.tsx`. */
const customItemNames = ['greeting'] as const

export type CustomItemName = (typeof customItemNames)[number]

const item = z.discriminatedUnion('kind', [
  ...anywhere,
  /** A menu of links. */
  z.strictObject({
    kind: z.literal('dropdown'),
    label: z.string(),
    items: z.array(subitem).min(1, 'must have an item'),
    position,
  }),
  /** The same page in every version; a plain link if there is only one version and no item before or after it. */
  z.strictObject({ kind: z.literal('docsVersionDropdown'), docsId, ...extraItems, position }),
  /** The same page in every language. */
  z.strictObject({ kind: z.literal('localeDropdown'), ...extraItems, position }),
  /** The button that opens the search. If no item has this kind, the button is the last one in the bar. */
  z.strictObject({ kind: z.literal('search'), position }),
  /** A custom component, by its name in `components/navbar/custom-items.tsx`. */
  z.strictObject({
    kind: z.literal('custom'),
    component: z.enum(customItemNames),
    label: z.string(),
    position,
  }),
])

/** The bar at the top of every page. */
export const navbarSchema = z.strictObject({
  /** Whether the bar hides while the reader scrolls down and returns when they scroll up. */
  hideOnScroll: z.boolean(),
  /** Fixed colors; default: they follow the page's color mode. */
  style: z.enum(['dark', 'primary']).optional(),
  items: z.array(item),
})

export type NavbarConfig = z.infer<typeof navbarSchema>

/** An item that can be in the bar or in a dropdown. */
export type NavbarSubitem = z.infer<typeof subitem>

/** One entry of the navbar. The `kind` decides which component renders it. */
export type NavbarItem = z.infer<typeof item>
