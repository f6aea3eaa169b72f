import type { AgendaDays, AgendaEntry } from '@shop/contract/agenda'
import { saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'
import { dayAndMonth } from '@shop/contract/format-days'
import { weekdayText } from '@shop/contract/weekday-text'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminOrderPath } from '~/admin-paths.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { useStore } from '~/shared/admin/store-query.ts'
import { EntryBadge } from '~/shared/agenda/entry-badge.tsx'
import { clockText, whatText } from '~/shared/agenda/entry-text.ts'
import { phoneHref } from '~/shared/store/phone.ts'
import { ButtonAnchor, ButtonLink } from '~/ui/button.tsx'
import { SideDialog } from '~/ui/side-dialog.tsx'
import { EntryActions } from './entry-actions.tsx'
import { EntryNotes } from './entry-notes.tsx'
import { fittingRecordPath } from './entry-paths.ts'
import { messageLink } from './message.ts'
import { Section } from './section.tsx'

interface EntryPanelProps {
  entry: AgendaEntry
  rooms: AgendaDays['rooms']
  onClosed: () => void
}

/** All about one appointment, beside the agenda; on a phone a sheet from below. */
export function EntryPanel({ entry, rooms, onClosed }: EntryPanelProps) {
  return (
    <SideDialog
      title={entry.name}
      banner={null}
      footer={<EntryActions entry={entry} rooms={rooms} />}
      tall
      onClosed={onClosed}
    >
      <div data-density="compact" className="pb-6">
        <Facts entry={entry} rooms={rooms} />
        <Contact entry={entry} />
        {entry.kind === 'fitting' && <Record entry={entry} />}
        {/* A new form for each version would lose what is being typed. */}
        <EntryNotes entry={entry} />
      </div>
    </SideDialog>
  )
}

function Facts({ entry, rooms }: Pick<EntryPanelProps, 'entry' | 'rooms'>) {
  const { startsAt, endsAt, order, productName, weddingOn, wish, companions, roomId } = entry
  const day = saoPauloDay(startsAt)
  const room = rooms.find(({ id }) => id === roomId)?.name
  return (
    <div className="py-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="text-16 font-medium wrap-anywhere">{whatText(entry)}</p>
        <EntryBadge entry={entry} />
      </div>
      <dl className="grid gap-1.5">
        <Fact label="Dia">
          {weekdayText(day)}, {dayAndMonth(day)}
        </Fact>
        <Fact label="Hora">
          {clockText(startsAt)} às {clockText(endsAt)}
        </Fact>
        <Fact label="Sala">{room ?? 'Sala que não existe mais'}</Fact>
        {companions > 0 && <Fact label="Acompanhantes">{companions}</Fact>}
        {weddingOn !== null && <Fact label="Casamento">{formatDate(weddingOn)}</Fact>}
        {order && (
          <Fact label="Pedido">
            <Link to={adminOrderPath(order.number)} className="text-wine underline underline-offset-4">
              nº {order.number}
            </Link>
            {productName !== null && ` · ${productName}`}
          </Fact>
        )}
        {wish !== null && wish !== '' && <Fact label="Quer ver">{wish}</Fact>}
      </dl>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="flex-none text-ink-2">{label}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  )
}

function Contact({ entry }: { entry: AgendaEntry }) {
  const { data: store } = useStore(useAdmin().token)
  const { phone, email } = entry
  const chat = store && messageLink(entry, store.profile.name)
  const link =
    'inline-flex min-h-11 items-center text-wine underline underline-offset-4 wrap-anywhere lg:min-h-9'
  return (
    <Section title="Contato">
      {phone === null && email === null && <p className="text-ink-2">Sem telefone nem e-mail.</p>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {phone !== null && (
          <a href={phoneHref(phone)} className={link}>
            {phone}
          </a>
        )}
        {email !== null && (
          <a href={`mailto:${encodeURIComponent(email)}`} className={link}>
            {email}
          </a>
        )}
      </div>
      {chat && (
        <ButtonAnchor
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          variant={entry.isUnanswered ? 'outline' : 'neutral'}
          className="mt-2"
        >
          <MessageCircle aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          {entry.isUnanswered ? 'Perguntar se vem, por WhatsApp' : 'Mensagem pronta no WhatsApp'}
        </ButtonAnchor>
      )}
    </Section>
  )
}

const recordTexts = {
  draft: 'Rascunho, ainda não enviado.',
  waiting: 'Enviado: espera a resposta dela.',
  unanswered: 'Sem resposta dela, mesmo depois do lembrete.',
  confirmed: 'Confirmado por ela.',
  differs: 'Ela respondeu que não foi isso.',
} as const

function Record({ entry: { id, itemId, record, state } }: { entry: AgendaEntry }) {
  if (state === 'cancelled' || state === 'missed') return null
  if (itemId === null)
    return (
      <Section title="Registro da prova">
        <p className="text-ink-2">Esta prova não tem pedido: o que for combinado fica nas anotações.</p>
      </Section>
    )
  const isOpen = record === null || record.state === 'draft'
  return (
    <Section title="Registro da prova">
      <p className="mb-2 text-ink-2">
        {record === null ? 'O que muda no vestido, para ela confirmar.' : recordTexts[record.state]}
      </p>
      <ButtonLink to={fittingRecordPath(id)} variant={isOpen ? 'primary' : 'neutral'}>
        {isOpen ? 'Registrar prova' : 'Ver registro'}
      </ButtonLink>
    </Section>
  )
}
