import { toUnknownItemError } from '@/lib/config/navbar-items'
import type { CustomItemName } from '@/lib/config/navbar-types'
import { ensureTrailingSlash } from '@/lib/core/url'
import type { CustomEntry, NavbarPlace } from './entries'

export type CustomItemProps = {
  entry: CustomEntry
  place: NavbarPlace
  className: string
  /** Whether the item is in the drawer. */
  mobile: boolean
}

/** An item that only the fixtures show. It shows a greeting in an alert. */
function Greeting({ entry, place, className, mobile }: CustomItemProps) {
  if (!ensureTrailingSlash(place.path).startsWith(`${place.baseUrl}tests/`)) return null
  const text = `I'm a custom navbar item type example${mobile ? ' (mobile)' : ''}`
  return (
    <button type="button" className={className} onClick={() => alert(text)}>
      {entry.label}
    </button>
  )
}

/** Custom kinds of items, by their name in the configuration. */
const customItems: Record<string, typeof Greeting> = {
  greeting: Greeting,
} satisfies Record<CustomItemName, typeof Greeting>

/** An item of a custom kind. Throws if no kind has its name. */
export function CustomItem(props: CustomItemProps) {
  const Component = customItems[props.entry.component]
  if (!Component) throw toUnknownItemError(`custom-${props.entry.component}`)
  return <Component {...props} />
}
