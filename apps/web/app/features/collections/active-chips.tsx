import { RemovableChip } from '~/ui/chip.tsx'
import { listingPath } from './listing.ts'
import type { ActiveFilter } from './listing-text.ts'

/** The active filters, each with a link to remove it. */
export function ActiveChips({ filters }: { filters: readonly ActiveFilter[] }) {
  if (filters.length === 0) return null
  return (
    <ul aria-label="Filtros ativos" className="mb-6 flex flex-wrap gap-2.5">
      {filters.map(({ label, without }) => (
        <li key={label} className="min-w-0">
          <RemovableChip to={listingPath(without)} preventScrollReset>
            {label}
          </RemovableChip>
        </li>
      ))}
    </ul>
  )
}
