/** @jsxImportSource hastscript */
import type { Nodes } from 'hast'

type Cell = Nodes | string

type TableProps = {
  /** Accessible name of the group around it. */
  label: string
  head: string[]
  /** Cells by row; the first one is the heading of its row. */
  rows: Cell[][]
}

/** A table that scrolls in a group of its own where it is wider than the page. */
export function tableMarkup({ label, head, rows }: TableProps) {
  return (
    <div class="table" role="group" aria-label={label} tabindex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th scope="col">{cell}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr>
              <th scope="row">{first}</th>
              {rest.map((cell) => (
                <td>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
