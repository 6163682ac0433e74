import type { ReactNode } from 'react'

type TableProps = {
  /** Accessible name of the group around it. */
  label: string
  head: string[]
  /** Cells by row. The first one is the heading of its row. */
  rows: ReactNode[][]
}

/** A table that scrolls in its own group if it is wider than the page. */
export function Table({ label, head, rows }: TableProps) {
  return (
    <div className="table" role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], row) => (
            <tr key={row}>
              <th scope="row">{first}</th>
              {rest.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
