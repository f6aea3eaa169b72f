import { priceRange } from '@shop/contract/constants'
import type { Collection } from '@shop/contract/store'
import type { ReactNode } from 'react'
import { Checkbox, Radio } from '~/ui/choice.tsx'
import { classes } from '~/ui/classes.ts'
import { RangeSlider } from '~/ui/range-slider.tsx'
import { formatPriceLimit } from './listing-text.ts'
import type { ListingControl } from './use-listing.ts'

interface FiltersProps {
  control: ListingControl
  collections: readonly Collection[]
  /** The form that the fields belong to when they are outside of it. */
  form?: string
}

export function Filters({ control: { draft, choose, adjust }, collections, form }: FiltersProps) {
  const { minPrice, maxPrice } = draft
  const all = collections.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <FilterGroup title="Faixa de preço">
        <RangeSlider
          min={priceRange.min}
          max={priceRange.max}
          step={priceRange.step}
          low={{ name: 'minPrice', label: 'Preço mínimo', value: minPrice, text: formatPriceLimit(minPrice) }}
          high={{
            name: 'maxPrice',
            label: 'Preço máximo',
            value: maxPrice,
            text: formatPriceLimit(maxPrice),
          }}
          form={form}
          onChange={(low, high) => adjust('price', { minPrice: low, maxPrice: high })}
        />
      </FilterGroup>
      <FilterGroup title="Coleção">
        {[{ name: '', count: all }, ...collections].map(({ name, count }) => (
          <Radio
            key={name}
            name="collection"
            value={name}
            label={name === '' ? 'Todas' : name}
            count={count}
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
          form={form}
          checked={draft.inStock}
          onChange={(event) => choose({ inStock: event.currentTarget.checked })}
        />
      </FilterGroup>
    </>
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
