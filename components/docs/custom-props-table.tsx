import type { CategoryItem } from '@/lib/records/site-page'

/** The items of a category with the custom props that are passed to their components, as JSON. */
export function CustomPropsTable({ items }: { items: CategoryItem[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Custom props</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ label, href, customProps }) => (
          <tr key={label}>
            <td>{href === undefined ? label : <a href={href}>{label}</a>}</td>
            <td>{customProps ? <code>{JSON.stringify(customProps)}</code> : 'none'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
