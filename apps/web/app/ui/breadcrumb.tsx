import { Link } from 'react-router'

export interface Crumb {
  label: string
  /** Omitted for the current page, which is the last one. */
  to?: string
}

export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Você está em">
      <ol className="flex flex-wrap items-center gap-x-2.5 text-14 text-ink-3">
        {items.map(({ label, to }, position) => (
          <li key={to ?? label} className="flex min-h-11 min-w-0 items-center gap-x-2.5">
            {position > 0 && <span aria-hidden="true">/</span>}
            {to === undefined ? (
              <span aria-current="page" className="wrap-anywhere text-ink">
                {label}
              </span>
            ) : (
              <Link to={to} className="inline-flex min-h-11 items-center rounded-1 hover:text-wine">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
