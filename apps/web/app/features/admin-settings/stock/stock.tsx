import { adminFailures } from '@shop/contract/admin-failures'
import { type StockLevel, stock } from '@shop/contract/stock'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { adminPaths } from '~/admin-paths.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useCursorPages } from '~/lib/use-cursor-pages.ts'
import { useListParams, useSearchDraft } from '~/lib/use-list-params.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { DownloadButton } from '~/shared/admin/download-button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { FilterChip, FilterChips } from '~/ui/filter-chip.tsx'
import { StepPager } from '~/ui/pager.tsx'
import { SearchField } from '~/ui/search-field.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { type ChosenUnits, type StockList, useStock } from './stock.queries.ts'
import { StockMovements } from './stock-movements.tsx'
import { StockProduct } from './stock-product.tsx'

const names = { search: 'busca', level: 'mostrar' } as const

const chips = [
  { level: undefined, term: '', text: 'Tudo', count: 'all' },
  { level: 'low', term: 'pouco', text: 'Pouco', count: 'low' },
  { level: 'none', term: 'zerado', text: 'Zerado', count: 'none' },
  { level: 'reserved', term: 'reservado', text: 'Reservado', count: 'reserved' },
] as const satisfies readonly { level: StockLevel | undefined; term: string; text: string; count: string }[]

/** Units of every product, by size and colour, and why each number is what it is. */
export function Stock() {
  const { token } = useAdmin()
  const { get, change } = useListParams()
  const chip = chips.find(({ term }) => term === get(names.level)) ?? chips[0]
  const list: StockList = { search: get(names.search), level: chip.level }
  const draft = useSearchDraft(list.search, (text) => change({ [names.search]: text }))
  const pages = useCursorPages(JSON.stringify(list))
  const query = useStock(token, list, pages.cursor)
  const [chosen, setChosen] = useState<ChosenUnits>()
  const failure = listFailure(query, adminFailures.listStock)
  const page = query.data
  return (
    <>
      <div role="search" className="mb-4 grid gap-2 lg:flex lg:gap-3">
        <SearchField label="Nome da peça" {...draft} className="lg:w-90" />
        <FilterChips label="Mostrar">
          {chips.map((one) => (
            <FilterChip
              key={one.text}
              chosen={one === chip}
              onChoose={() => change({ [names.level]: one.term })}
              count={list.search === '' ? page?.counts[one.count] : undefined}
            >
              {one.text}
            </FilterChip>
          ))}
        </FilterChips>
        <DownloadButton endpoint={stock.exportCsv} fileName="estoque.csv" className="lg:ml-auto" />
      </div>
      {failure ? (
        <FailurePanel {...failure} />
      ) : !page ? (
        <>
          <p role="status" className="mb-2 text-ink-2">
            Carregando estoque...
          </p>
          <TableSkeleton rows={4} />
        </>
      ) : page.products.length === 0 ? (
        <NoStock filtered={list.search !== '' || list.level !== undefined} />
      ) : (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21.25rem]">
          <div className="grid min-w-0 gap-3">
            {page.products.map((product) => (
              <StockProduct key={product.id} product={product} chosen={chosen} onChoose={setChosen} />
            ))}
            <StepPager
              page={pages.page}
              hasNext={page.nextCursor !== undefined}
              onBack={pages.back}
              onNext={() => page.nextCursor !== undefined && pages.next(page.nextCursor)}
            />
          </div>
          <div className="min-w-0 xl:sticky xl:top-20">
            {chosen ? <StockMovements chosen={chosen} /> : <ChooseHint />}
          </div>
        </div>
      )}
    </>
  )
}

function NoStock({ filtered }: { filtered: boolean }) {
  if (filtered) {
    return (
      <EmptyState title="Nenhuma peça com este filtro." icon={<Search />}>
        <p>Confira a busca ou mostre tudo.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Nenhuma peça ainda." icon={<Search />}>
      <p>O estoque aparece aqui quando a loja tiver produtos.</p>
      <TextLink to={adminPaths.products}>Ir para Produtos</TextLink>
    </EmptyState>
  )
}

function ChooseHint() {
  return (
    <p className="rounded-1 border border-dashed border-line-strong p-5 text-14 text-ink-2 max-xl:hidden">
      Toque em um número para ver os movimentos daquele tamanho e cor.
    </p>
  )
}
