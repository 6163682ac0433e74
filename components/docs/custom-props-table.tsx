import type { SidebarItem } from '@/lib/model/docs/types'

/** The items of a category with the custom props that reach their components, as JSON. */
export function CustomPropsTable({ items }: { items: SidebarItem[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Custom props</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) =>
          item.type === 'html' ? null : (
            <tr key={item.label}>
              <td>{item.href === undefined ? item.label : <a href={item.href}>{item.label}</a>}</td>
              <td>{item.customProps ? <code>{JSON.stringify(item.customProps)}</code> : 'none'}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}
