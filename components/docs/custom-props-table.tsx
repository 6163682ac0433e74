import type { CategoryItem } from '@/lib/records/site-page'
import { Table } from '../ui/table'

/** The items of a category with the custom props that are passed to their components, as JSON. */
export function CustomPropsTable({ items }: { items: CategoryItem[] }) {
  return (
    <Table
      label="Items with their custom props"
      head={['Item', 'Custom props']}
      rows={items.map(({ label, href, customProps }) => [
        href === undefined ? label : <a href={href}>{label}</a>,
        customProps ? <code>{JSON.stringify(customProps)}</code> : 'none',
      ])}
    />
  )
}
