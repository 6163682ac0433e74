import { toUnknownItemError } from '@/lib/config/navbar-items'
import { ensureTrailingSlash } from '@/lib/core/url'
import type { CustomEntry, NavbarPlace } from './entries'

export type CustomItemProps = {
  entry: CustomEntry
  place: NavbarPlace
  className: string
  /** Whether it is in the drawer. */
  mobile: boolean
}

/** An item that only the test area shows: it greets with an alert. */
function Greeting({ entry, place, className, mobile }: CustomItemProps) {
  if (!ensureTrailingSlash(place.path).startsWith(`${place.baseUrl}tests/`)) return null
  const text = `I'm a custom navbar item type example${mobile ? ' (mobile)' : ''}`
  return (
    <button type="button" className={className} onClick={() => alert(text)}>
      {entry.label}
    </button>
  )
}

/** The site's own kinds of items, by the name they have in the configuration. */
const customItems: Record<string, typeof Greeting> = { greeting: Greeting }

/** An item of a kind of the site's own. Throws if there is none of that name. */
export function CustomItem(props: CustomItemProps) {
  const Component = customItems[props.entry.component]
  if (!Component) throw toUnknownItemError(`custom-${props.entry.component}`)
  return <Component {...props} />
}
