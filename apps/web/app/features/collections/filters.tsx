import { priceRange } from '@shop/contract/constants'
import type { FilterCounts } from '@shop/contract/search'
import type { Collection } from '@shop/contract/store'
import type { ReactNode } from 'react'
import { pictureThumb } from '~/shared/products/pictures.ts'
import { useStoreNumbers } from '~/shared/store/use-store-numbers.ts'
import { Checkbox, Radio } from '~/ui/choice.tsx'
import { classes } from '~/ui/classes.ts'
import { RangeSlider } from '~/ui/range-slider.tsx'
import { formatPriceLimit } from './listing-text.ts'
import type { ListingControl } from './use-listing.ts'

interface FiltersProps {
  control: ListingControl
  collections: readonly Collection[]
  /** Under the other filters; null if they could not be fetched. */
  counts: FilterCounts | null
  /** The form that the fields belong to when they are outside of it. */
  form?: string
}

export function Filters({ control: { draft, choose, adjust }, collections, counts, form }: FiltersProps) {
  const { priceFilter: top } = useStoreNumbers()
  const [low, high] = [Math.min(draft.minPrice, top), Math.min(draft.maxPrice ?? top, top)]
  const countOf = (name: string) => counts?.collections.find((one) => one.name === name)?.count ?? 0
  return (
    <>
      <FilterGroup title="Faixa de preço">
        <RangeSlider
          min={priceRange.min}
          max={top}
          step={priceRange.step}
          low={{ name: 'minPrice', label: 'Preço mínimo', value: low, text: formatPriceLimit(low, top) }}
          high={{ name: 'maxPrice', label: 'Preço máximo', value: high, text: formatPriceLimit(high, top) }}
          form={form}
          onChange={(from, to) => adjust('price', { minPrice: from, maxPrice: to < top ? to : null })}
        />
      </FilterGroup>
      <FilterGroup title="Coleção">
        <Radio
          name="collection"
          value=""
          label="Todas"
          count={counts?.all}
          form={form}
          checked={draft.collection === ''}
          onChange={() => choose({ collection: '' })}
        />
        {collections.map(({ name, picture }) => (
          <Radio
            key={name}
            name="collection"
            value={name}
            label={name}
            picture={<SmallArch src={pictureThumb(picture ?? undefined)} />}
            count={counts ? countOf(name) : undefined}
            // Nothing would be left. The chosen one can still be seen and changed.
            disabled={counts !== null && countOf(name) === 0 && draft.collection !== name}
            form={form}
            checked={draft.collection === name}
            onChange={() => choose({ collection: name })}
          />
        ))}
      </FilterGroup>
      <FilterGroup title="Disponibilidade" last>
        <Checkbox
          name="inStock"
          value="true"
          label="Somente em estoque"
          count={counts?.inStock}
          form={form}
          checked={draft.inStock}
          onChange={(event) => choose({ inStock: event.currentTarget.checked })}
        />
      </FilterGroup>
    </>
  )
}

function SmallArch({ src }: { src: string | undefined }) {
  return (
    <span className="h-9 w-7.5 flex-none overflow-hidden rounded-arch bg-paper-3">
      {src && (
        <img src={src} alt="" width={30} height={36} loading="lazy" className="size-full object-cover" />
      )}
    </span>
  )
}

interface FilterGroupProps {
  title: string
  last?: boolean
  children: ReactNode
}

function FilterGroup({ title, last = false, children }: FilterGroupProps) {
  return (
    <fieldset className={classes('min-w-0', !last && 'mb-6 border-b border-line pb-6')}>
      <legend className="mb-2.5 font-title text-h4 leading-[1.2]">{title}</legend>
      {children}
    </fieldset>
  )
}
