import { RemovableChip } from '~/ui/chip.tsx'
import { listingPath } from './listing.ts'
import type { ActiveFilter } from './listing-words.ts'

/** What narrows the list, each to be undone by itself. */
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
