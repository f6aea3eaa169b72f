import { formOfAddress } from '@shop/contract/form-of-address'
import { type BoardFilter, boardFilters } from '@shop/contract/production'
import CalendarDays from 'lucide-react/icons/calendar'
import Columns3 from 'lucide-react/icons/columns-3'
import Printer from 'lucide-react/icons/printer'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { adminPaths } from '~/admin-paths.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useListParams } from '~/lib/use-list-params.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { ScreenHead } from '~/ui/screen-head.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { BoardColumns } from './board-columns.tsx'
import { BoardList } from './board-list.tsx'
import { BoardToolbar } from './board-toolbar.tsx'
import { ItemPanel } from './item-panel.tsx'
import { useBoard } from './production.queries.ts'
import { useIsWide } from './use-is-wide.ts'
import { WorkCards } from './work-cards.tsx'

const readBoard = { message: 'Falha ao buscar a produção.' }
const names = { search: 'busca', filter: 'filtro', view: 'vista', item: 'peca' } as const
const LIST = 'lista'
const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.5 } as const

export default function ProductionScreen() {
  const { token, account } = useAdmin()
  const { get, change } = useListParams()
  const isWide = useIsWide()
  const isAdmin = account.role === 'admin'
  const filter = boardFilters.find((name) => name === get(names.filter))
  const search = get(names.search)
  const query = useBoard(token, { search, filter })
  const failure = listFailure(query, readBoard)
  const board = query.data
  const isList = get(names.view) === LIST
  // A link may name an item. Not in the address afterwards: closing waits for the panel to leave, and would overwrite
  // a filter that was chosen meanwhile.
  const [itemId, setItemId] = useState(() => Number(get(names.item)))
  const clear = () => change({ [names.search]: '', [names.filter]: '' })
  return (
    <>
      <ScreenHead
        title={isAdmin ? 'Produção' : `Olá, ${formOfAddress(account.name)}`}
        note={
          failure ? 'Quadro indisponível' : board ? noteOf(board.counts, isAdmin) : 'Carregando a produção...'
        }
      >
        {isAdmin && (
          <>
            <ButtonLink variant="neutral" to={adminPaths.capacity}>
              <CalendarDays {...icon} />
              Capacidade
            </ButtonLink>
            {board?.counts.all !== 0 && (
              <ButtonLink variant="neutral" to={adminPaths.weekWorkSheets}>
                <Printer {...icon} />
                Fichas da semana
              </ButtonLink>
            )}
          </>
        )}
      </ScreenHead>
      {(!board || board.counts.all > 0) && (
        <BoardToolbar
          counts={board?.counts}
          search={search}
          filter={filter}
          isList={isList}
          hasViews={isAdmin && isWide}
          onSearch={(text) => change({ [names.search]: text })}
          onFilter={(name: BoardFilter | undefined) => change({ [names.filter]: name ?? '' })}
          onList={(list) => change({ [names.view]: list ? LIST : '' })}
        />
      )}
      {failure ? (
        <FailurePanel {...failure} />
      ) : !board ? (
        <TableSkeleton rows={6} />
      ) : board.counts.all === 0 ? (
        <EmptyState title="A bancada está livre" icon={<Columns3 />}>
          <p>As peças sob encomenda e sob medida aparecem aqui quando o primeiro pagamento entra.</p>
          {isAdmin && (
            <ButtonLink to={`${adminPaths.settings}?secao=modelos`}>Ver modelos de produção</ButtonLink>
          )}
        </EmptyState>
      ) : board.items.length === 0 ? (
        <EmptyState title="Nenhuma peça encontrada" icon={<Search />}>
          <p>Nada corresponde ao que você procurou.</p>
          <Button variant="outline" onClick={clear}>
            Mostrar todas
          </Button>
        </EmptyState>
      ) : !isAdmin ? (
        <WorkCards cards={board.items} onOpen={setItemId} />
      ) : isList || !isWide ? (
        <BoardList cards={board.items} onOpen={setItemId} />
      ) : (
        <BoardColumns board={board} onOpen={setItemId} />
      )}
      {itemId > 0 && <ItemPanel key={itemId} id={itemId} onClosed={() => setItemId(0)} />}
    </>
  )
}

/** '14 peças abertas · a folga conta em dias úteis até ficar pronta' */
function noteOf({ all, thisWeek }: { all: number; thisWeek: number }, isAdmin: boolean): string {
  if (all === 0) return 'Nenhuma peça aberta'
  if (isAdmin)
    return `${all === 1 ? '1 peça aberta' : `${all} peças abertas`} · a folga conta em dias úteis até ficar pronta`
  const bench = all === 1 ? '1 peça na bancada' : `${all} peças na bancada`
  if (thisWeek === 0) return bench
  return `${bench} · ${thisWeek === 1 ? '1 fica pronta' : `${thisWeek} ficam prontas`} esta semana`
}
