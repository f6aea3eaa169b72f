import type { FilterCounts } from '@shop/contract/search'
import type { Collection } from '@shop/contract/store'
import type { SubmitEvent } from 'react'
import { Link } from 'react-router'
import { paths } from '~/paths.ts'
import { Button } from '~/ui/button.tsx'
import { Filters } from './filters.tsx'
import { listingPath, withoutFilters } from './listing.ts'
import { formatCount } from './listing-text.ts'
import type { ListingControl } from './use-listing.ts'

interface FilterFormProps {
  control: ListingControl
  collections: readonly Collection[]
  counts: FilterCounts | null
  /** How many products the list holds, if known. */
  total: number | null
  /** Called by the button that shows the list. */
  onDone: () => void
}

/** The content of the drawer. Each choice applies at once; the footer shows the result count. */
export function FilterForm({ control, collections, counts, total, onDone }: FilterFormProps) {
  const { draft } = control
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onDone()
  }
  return (
    <form
      action={paths.collections}
      autoComplete="off"
      onSubmit={onSubmit}
      className="flex flex-1 flex-col [&_input]:scroll-mb-28"
    >
      <input type="hidden" name="search" value={draft.search} />
      <input type="hidden" name="sort" value={draft.sort} />
      <Filters control={control} collections={collections} counts={counts} />
      <div className="sticky -bottom-5 z-4 -mx-5 mt-auto -mb-5 grid grid-cols-[auto_1fr] gap-3 border-t border-line bg-paper px-5 pt-4 pb-5">
        <Link
          to={listingPath(withoutFilters(draft))}
          preventScrollReset
          // Following a link closes the drawer; this one leaves it open for new choices.
          onClick={(event) => event.stopPropagation()}
          className="inline-flex min-h-13 items-center rounded-1 px-4 text-13 font-medium tracking-[0.12em] text-ink-2 uppercase hover:text-wine"
        >
          Limpar
        </Link>
        {/* The page's own count is inaccessible while the drawer is open. */}
        <p role="status" className="sr-only">
          {total !== null && formatCount(total)}
        </p>
        <Button type="submit" className="px-3!">
          {total === null ? 'Ver peças' : `Ver ${formatCount(total)}`}
        </Button>
      </div>
    </form>
  )
}
