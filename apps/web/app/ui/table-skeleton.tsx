const WIDTHS = ['w-28', 'w-20', 'w-16', 'w-32', 'w-24']

/** The skeleton of a loading list. The header of the screen says what is loading. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true" className="grid gap-2 lg:gap-0 lg:rounded-1 lg:border lg:border-line lg:bg-white">
      {Array.from({ length: rows }, (_, row) => (
        <div
          // The rows are identical and never reordered.
          // oxlint-disable-next-line react/no-array-index-key
          key={row}
          className="flex items-center gap-4 border-line p-3 max-lg:rounded-1 max-lg:border max-lg:bg-white lg:px-5 lg:py-2.5 lg:not-first:border-t"
        >
          <span className="skeleton h-24 w-18 flex-none lg:h-15 lg:w-12" />
          <span className="grid flex-1 gap-2.5 lg:grid-cols-[1.5fr_1fr_1fr_1fr] lg:items-center">
            <span className={`skeleton h-5 ${WIDTHS[row % WIDTHS.length]}`} />
            <span className="skeleton h-3 w-24" />
            <span className="skeleton h-3 w-20" />
            <span className="skeleton h-6 w-28 rounded-pill!" />
          </span>
        </div>
      ))}
    </div>
  )
}
