import Mail from 'lucide-react/icons/mail'
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
import { ContactMessageCard } from './contact-message-card.tsx'
import { type MessageList, useContactMessages } from './support.queries.ts'

const names = { search: 'busca', status: 'status' } as const
const HANDLED = 'respondidas'
const WAITING = 'a-responder'
const listMessages = { message: 'Falha ao buscar mensagens.' }

/** The senders may have no account: they are answered by email. */
export function ContactMessages() {
  const { token } = useAdmin()
  const { get, change } = useListParams()
  const { data: dashboard } = useDashboard(token)
  const status = get(names.status)
  const list: MessageList = {
    search: get(names.search),
    handled: status === HANDLED ? true : status === WAITING ? false : undefined,
  }
  const draft = useSearchDraft(list.search, (text) => change({ [names.search]: text }))
  const pages = useCursorPages(JSON.stringify(list))
  const query = useContactMessages(token, list, pages.cursor)
  const show = (next: string) => change({ [names.status]: next })
  const failure = listFailure(query, listMessages)
  const page = query.data
  return (
    <>
      <div role="search" className="mb-4 grid gap-2 lg:flex lg:gap-3">
        <SearchField label="Nome, e-mail ou assunto" {...draft} className="lg:w-80" />
        <FilterChips label="Mostrar">
          <FilterChip chosen={list.handled === undefined} onChoose={() => show('')}>
            Todas
          </FilterChip>
          <FilterChip
            chosen={list.handled === false}
            onChoose={() => show(WAITING)}
            count={list.search === '' ? dashboard?.contactMessages.count : undefined}
          >
            A responder
          </FilterChip>
          <FilterChip chosen={list.handled === true} onChoose={() => show(HANDLED)}>
            Respondidas
          </FilterChip>
        </FilterChips>
      </div>
      {failure ? (
        <FailurePanel {...failure} />
      ) : !page ? (
        <>
          <p role="status" className="mb-2 text-ink-2">
            Carregando mensagens...
          </p>
          <TableSkeleton rows={4} />
        </>
      ) : page.items.length === 0 ? (
        <EmptyState title="Nenhuma mensagem encontrada" icon={<Mail />}>
          <p>
            {list.handled === false
              ? 'Está tudo respondido.'
              : 'O que escreverem na página de contato aparece aqui.'}
          </p>
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-3">
            {page.items.map((message) => (
              <ContactMessageCard key={message.id} message={message} />
            ))}
          </ul>
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
