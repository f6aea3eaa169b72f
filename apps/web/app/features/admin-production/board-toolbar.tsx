import type { Board, BoardFilter } from '@shop/contract/production'
import Columns3 from 'lucide-react/icons/columns-3'
import List from 'lucide-react/icons/list'
import type { ReactNode } from 'react'
import { useSearchDraft } from '~/lib/use-list-params.ts'
import { classes } from '~/ui/classes.ts'
import { FilterChip, FilterChips } from '~/ui/filter-chip.tsx'
import { SearchField } from '~/ui/search-field.tsx'

interface BoardToolbarProps {
  counts: Board['counts'] | undefined
  search: string
  filter: BoardFilter | undefined
  isList: boolean
  /** Whether there is a choice between columns and list. */
  hasViews: boolean
  onSearch: (text: string) => void
  onFilter: (filter: BoardFilter | undefined) => void
  onList: (isList: boolean) => void
}

const filters: Record<BoardFilter, string> = {
  atRisk: 'Em risco',
  thisWeek: 'Esta semana',
  waitingMeasures: 'Esperando medidas',
  waitingBride: 'Esperando a noiva',
}

export function BoardToolbar(props: BoardToolbarProps) {
  const { counts, filter, isList, hasViews, onFilter, onList } = props
  const search = useSearchDraft(props.search, props.onSearch)
  return (
    <div role="search" className="mb-4 flex flex-wrap items-center gap-2 lg:gap-3">
      <SearchField label="Noiva, peça ou nº do pedido" {...search} className="w-full xl:w-90" />
      <div className="min-w-0 max-lg:w-full lg:flex-1">
        <FilterChips label="Mostrar">
          <FilterChip chosen={filter === undefined} count={counts?.all} onChoose={() => onFilter(undefined)}>
            Todas
          </FilterChip>
          {Object.entries(filters).map(([key, text]) => {
            const name = key as BoardFilter
            const chosen = filter === name
            return (
              <FilterChip
                key={name}
                chosen={chosen}
                count={counts?.[name]}
                onChoose={() => onFilter(chosen ? undefined : name)}
              >
                {text}
              </FilterChip>
            )
          })}
        </FilterChips>
      </div>
      {hasViews && (
        <div
          role="group"
          aria-label="Vista"
          className="flex flex-none rounded-1 border border-line-strong bg-white"
        >
          <View chosen={!isList} icon={<Columns3 {...icon} />} onChoose={() => onList(false)}>
            Quadro
          </View>
          <View chosen={isList} icon={<List {...icon} />} onChoose={() => onList(true)}>
            Lista
          </View>
        </div>
      )}
    </div>
  )
}

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.5 } as const

interface ViewProps {
  chosen: boolean
  icon: ReactNode
  onChoose: () => void
  children: string
}

function View({ chosen, icon, onChoose, children }: ViewProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={classes(
        'inline-flex min-h-(--control) items-center gap-2 px-3.5 text-14 not-first:border-l not-first:border-line-strong',
        chosen ? 'bg-wine-soft font-semibold text-wine' : 'hover:text-wine',
      )}
    >
      {icon}
      {children}
    </button>
  )
}
