import { sortOptions } from '@shop/contract/constants'
import { useSearchDraft } from '~/lib/use-list-params.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { FilterChip, FilterChips } from '~/ui/filter-chip.tsx'
import { SearchField } from '~/ui/search-field.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { type ProductList, useCategories } from './products.queries.ts'
import { useStockCounts } from './stock-counts.ts'
import type { useProductList } from './use-product-list.ts'

const sortLabels = {
  name: 'Nome (A–Z)',
  'price-low': 'Menor preço',
  'price-high': 'Maior preço',
  newest: 'Mais novos',
  relevance: 'Mais relevantes',
} as const

interface ProductsToolbarProps {
  list: ProductList
  narrow: ReturnType<typeof useProductList>['narrow']
}

export function ProductsToolbar({ list, narrow }: ProductsToolbarProps) {
  const { token } = useAdmin()
  const { data: categories = [] } = useCategories(token)
  const search = useSearchDraft(list.search, (text) => narrow({ search: text }))
  const stock = useStockCounts(token)
  const sorts = list.search === '' ? sortOptions : ([...sortOptions, 'relevance'] as const)
  const counts = list.search === '' && list.collection === '' ? stock : undefined
  const toggle = (only: ProductList['only']) => narrow({ only: list.only === only ? '' : only })
  return (
    <div role="search" className="mb-4 flex gap-2 max-lg:flex-wrap lg:gap-3">
      <SearchField label="Buscar por nome" {...search} className="w-full lg:w-90 lg:shrink" />
      <SelectField
        labelHidden
        label="Coleção"
        value={list.collection}
        onChange={(event) => narrow({ collection: event.currentTarget.value })}
        className="max-lg:flex-auto lg:w-50"
      >
        <option value="">Todas as coleções</option>
        {categories.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </SelectField>
      <SelectField
        labelHidden
        label="Ordenar por"
        value={list.sort}
        onChange={(event) => {
          const sort = sorts.find((option) => option === event.currentTarget.value)
          if (sort) narrow({ sort })
        }}
        className="max-lg:flex-auto lg:w-45"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortLabels[sort]}
          </option>
        ))}
      </SelectField>
      <div className="max-lg:w-full lg:ml-auto">
        <FilterChips label="Mostrar só">
          <FilterChip
            chosen={list.only === 'low-stock'}
            onChoose={() => toggle('low-stock')}
            count={counts?.low}
          >
            Estoque baixo
          </FilterChip>
          <FilterChip
            chosen={list.only === 'sold-out'}
            onChoose={() => toggle('sold-out')}
            count={counts?.soldOut}
          >
            Esgotados
          </FilterChip>
          <FilterChip chosen={list.only === 'featured'} onChoose={() => toggle('featured')}>
            Destaques
          </FilterChip>
          <FilterChip chosen={list.only === 'hidden'} onChoose={() => toggle('hidden')}>
            Ocultos
          </FilterChip>
        </FilterChips>
      </div>
    </div>
  )
}
