import { productSorts } from '@shop/contract/constants'
import ListFilter from 'lucide-react/icons/list-filter'
import Search from 'lucide-react/icons/search'
import { type SubmitEvent, useRef } from 'react'
import { paths } from '~/paths.ts'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { opensDialog } from '~/ui/drawer.tsx'
import { Field } from '~/ui/field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { FILTER_DRAWER_ID } from './filter-drawer.tsx'
import { sortOf } from './listing.ts'
import { sortLabels } from './listing-text.ts'
import { useEarlyChoice } from './use-early-choice.ts'
import type { ListingControl } from './use-listing.ts'

/** The sidebar's fields belong to this form too: without scripts it submits them all. */
export const LISTING_FORM_ID = 'listing'

/** On a narrow screen the label is inside the control, to leave more height for the pictures. */
const inset =
  'max-lg:relative max-lg:[&>label]:pointer-events-none max-lg:[&>label]:absolute max-lg:[&>label]:top-2 max-lg:[&>label]:left-4 max-lg:[&>label]:z-1 max-lg:[&>label]:text-12 max-lg:[&>label]:leading-[1.2] max-lg:[&>label]:font-normal max-lg:[&>label]:text-ink-3 max-lg:[&_input]:h-14.5 max-lg:[&_input]:pt-4.75 max-lg:[&_select]:h-14.5 max-lg:[&_select]:pt-4.75'

interface ToolbarProps {
  control: ListingControl
  /** How many filters of the drawer are active. */
  filterCount: number
}

export function Toolbar({ control, filterCount }: ToolbarProps) {
  const { draft, choose, adjust, submit } = control
  const form = useRef<HTMLFormElement>(null)
  useEarlyChoice(form, control)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit()
  }
  const sorts = productSorts.filter((sort) => sort !== 'relevance' || draft.search.trim() !== '')
  return (
    <form
      ref={form}
      id={LISTING_FORM_ID}
      role="search"
      aria-label="Coleção"
      action={paths.collections}
      autoComplete="off"
      onSubmit={onSubmit}
      className="mb-3 grid grid-cols-1 min-[22rem]:grid-cols-[2fr_3fr] gap-3 lg:mb-8 lg:flex lg:items-end lg:gap-5 lg:border-b lg:border-line lg:pb-6"
    >
      <Field
        label="Buscar"
        name="search"
        type="search"
        enterKeyHint="search"
        maxLength={120}
        placeholder="Buscar vestidos"
        value={draft.search}
        onChange={(event) => adjust('search', { search: event.currentTarget.value })}
        lead={<Search aria-hidden="true" className="size-5" strokeWidth={1.5} />}
        className={`col-span-full lg:w-110 lg:shrink ${inset} max-lg:[&>label]:left-11!`}
      />
      <button
        type="button"
        {...opensDialog(FILTER_DRAWER_ID)}
        className="flex min-h-14.5 items-center gap-3 rounded-1 border border-line-strong bg-white px-4 transition-colors hover:border-wine lg:hidden"
      >
        <ListFilter aria-hidden="true" className="size-5 flex-none" strokeWidth={1.5} />
        Filtros
        {filterCount > 0 && (
          <Badge tone="wine" className="ml-auto">
            {filterCount}
            <span className="sr-only">{filterCount === 1 ? 'ativo' : 'ativos'}</span>
          </Badge>
        )}
      </button>
      <SelectField
        label="Ordenar por"
        name="sort"
        value={draft.sort}
        onChange={(event) => choose({ sort: sortOf(event.currentTarget.value, draft.search) })}
        className={`lg:ml-auto lg:w-58 ${inset}`}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortLabels[sort]}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit" className="min-h-12.5! max-lg:col-span-full">
          Aplicar
        </Button>
      </noscript>
    </form>
  )
}
