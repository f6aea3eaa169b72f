import type { ContactMessage } from '@shop/contract/contact'
import { formatDateTime } from '@shop/contract/dates'
import { useAdmin } from '~/lib/admin.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { chatPath } from '~/lib/phone.ts'
import { useCursorPages } from '~/lib/use-cursor-pages.ts'
import { useListParams, useSearchDraft } from '~/lib/use-list-params.ts'
import { DeskAnchor } from '~/ui/desk/desk-button.tsx'
import { EmptyPanel } from '~/ui/desk/empty-panel.tsx'
import { FailurePanel } from '~/ui/desk/failure-panel.tsx'
import { StepPager } from '~/ui/desk/pager.tsx'
import { SearchField } from '~/ui/desk/search-field.tsx'
import { TableSkeleton } from '~/ui/desk/table-skeleton.tsx'
import { useContactMessages } from './support.queries.ts'

const SEARCH = 'busca'
const listMessages = { message: 'Falha ao buscar mensagens.' }

/** From people who may have no account: they are answered by mail. */
export function ContactMessages() {
  const { token } = useAdmin()
  const { get, change } = useListParams()
  const search = get(SEARCH)
  const draft = useSearchDraft(search, (text) => change({ [SEARCH]: text }))
  const pages = useCursorPages(search)
  const query = useContactMessages(token, search, pages.cursor)
  const failure = listFailure(query, listMessages)
  const page = query.data
  return (
    <>
      <div role="search" className="mb-4 lg:w-80">
        <SearchField label="Nome, e-mail ou assunto" {...draft} />
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
        <EmptyPanel title="Nenhuma mensagem encontrada">
          <p>O que escreverem na página de contato aparece aqui.</p>
        </EmptyPanel>
      ) : (
        <>
          <ul className="grid gap-3">
            {page.items.map((message) => (
              <Message key={message.id} message={message} />
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

function Message({ message: { name, email, phone, subject, message, sentAt } }: { message: ContactMessage }) {
  const chat = chatPath(phone)
  const reply = `mailto:${email}?${new URLSearchParams({ subject: `Re: ${subject}` }).toString().replaceAll('+', '%20')}`
  return (
    <li className="rounded-1 border border-line bg-white p-4 lg:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-text text-16 font-semibold tracking-normal wrap-anywhere">{subject}</h2>
        <time dateTime={sentAt.toISOString()} className="text-14 text-ink-2">
          {formatDateTime(sentAt)}
        </time>
      </div>
      <p className="text-14 wrap-anywhere text-ink-2">
        {name} · {email}
        {phone && ` · ${phone}`}
      </p>
      <p className="mt-2.5 whitespace-pre-line wrap-anywhere">{message}</p>
      <div className="mt-3 flex gap-2">
        <DeskAnchor variant="outline" small href={reply}>
          Responder por e-mail
        </DeskAnchor>
        {chat && (
          <DeskAnchor variant="neutral" small href={chat} target="_blank" rel="noreferrer">
            WhatsApp
          </DeskAnchor>
        )}
      </div>
    </li>
  )
}
