import { failures } from '@shop/contract/failures'
import { type TicketStatus, ticketStatusLabels } from '@shop/contract/labels'
import MessageSquare from 'lucide-react/icons/message-square'
import { listFailure } from '~/lib/list-failure.ts'
import { useCursorPages } from '~/lib/use-cursor-pages.ts'
import { useListParams, useSearchDraft } from '~/lib/use-list-params.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { useDashboard } from '~/shared/admin/dashboard-query.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { FilterChip, FilterChips } from '~/ui/filter-chip.tsx'
import { StepPager } from '~/ui/pager.tsx'
import { SearchField } from '~/ui/search-field.tsx'
import { TableSkeleton } from '~/ui/table-skeleton.tsx'
import { type TicketList, useTickets } from './support.queries.ts'
import { TicketsTable } from './tickets-table.tsx'

const names = { search: 'busca', status: 'status' } as const
const statuses = Object.keys(ticketStatusLabels).filter(isTicketStatus)

export function Tickets() {
  const { token } = useAdmin()
  const { get, change } = useListParams()
  const { data: dashboard } = useDashboard(token)
  const status = get(names.status)
  const list: TicketList = { search: get(names.search), status: isTicketStatus(status) ? status : undefined }
  const draft = useSearchDraft(list.search, (text) => change({ [names.search]: text }))
  const pages = useCursorPages(JSON.stringify(list))
  const query = useTickets(token, list, pages.cursor)
  const failure = listFailure(query, failures.listTickets)
  const page = query.data
  return (
    <>
      <div role="search" className="mb-4 grid gap-2 lg:flex lg:gap-3">
        <SearchField label="Assunto ou cliente" {...draft} className="lg:w-80" />
        <FilterChips label="Status">
          <FilterChip chosen={list.status === undefined} onChoose={() => change({ [names.status]: '' })}>
            Todos
          </FilterChip>
          {statuses.map((option) => (
            <FilterChip
              key={option}
              chosen={list.status === option}
              onChoose={() => change({ [names.status]: option })}
              count={option === 'open' && list.search === '' ? dashboard?.tickets.count : undefined}
            >
              {ticketStatusLabels[option]}
            </FilterChip>
          ))}
        </FilterChips>
      </div>
      {failure ? (
        <FailurePanel {...failure} />
      ) : !page ? (
        <>
          <p role="status" className="mb-2 text-ink-2">
            Carregando tickets...
          </p>
          <TableSkeleton rows={5} />
        </>
      ) : page.items.length === 0 ? (
        <EmptyState title="Nenhum ticket de suporte encontrado." icon={<MessageSquare />}>
          <p>Quando uma cliente escrever pela conta dela, a conversa aparece aqui.</p>
        </EmptyState>
      ) : (
        <>
          <TicketsTable tickets={page.items} />
          <StepPager
            page={pages.page}
            hasNext={page.nextCursor !== undefined}
            onBack={pages.back}
            onNext={() => page.nextCursor !== undefined && pages.next(page.nextCursor)}
          />
        </>
      )}
    </>
  )
}

function isTicketStatus(text: string): text is TicketStatus {
  return Object.hasOwn(ticketStatusLabels, text)
}
