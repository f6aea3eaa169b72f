import type { AgendaDays, AgendaEntry } from '@shop/contract/agenda'
import { numericDay } from '@shop/contract/format-days'
import MessageCircle from 'lucide-react/icons/message-circle'
import Video from 'lucide-react/icons/video'
import { useNow } from '~/lib/use-now.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { useStore } from '~/shared/admin/store-query.ts'
import { EntryBadge } from '~/shared/agenda/entry-badge.tsx'
import { clockText, titleText } from '~/shared/agenda/entry-text.ts'
import { Button, ButtonAnchor, ButtonLink } from '~/ui/button.tsx'
import { fittingRecordPath } from './entry-paths.ts'
import { messageLink } from './message.ts'
import { useEntryChange } from './use-entry-change.ts'

interface EntryRowProps {
  entry: AgendaEntry
  rooms: AgendaDays['rooms']
  onOpen: (id: number) => void
}

export function EntryRow({ entry, rooms, onOpen }: EntryRowProps) {
  const { id, startsAt, name } = entry
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 px-4 py-3.5 lg:grid-cols-[4rem_minmax(0,1fr)_auto] lg:items-center lg:px-5">
      <time dateTime={startsAt.toISOString()} className="pt-1.5 text-16 font-medium tabular-nums lg:pt-0">
        {clockText(startsAt)}
      </time>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 lg:justify-start">
          <button
            type="button"
            onClick={() => onOpen(id)}
            aria-label={`${titleText(entry)}: abrir o encontro de ${name}`}
            className="inline-flex min-h-9 min-w-0 items-center text-left font-medium wrap-anywhere hover:text-wine"
          >
            {titleText(entry)}
          </button>
          <EntryBadge entry={entry} />
        </div>
        <p className="line-clamp-3 text-14 text-ink-2">{detailsOf(entry, rooms)}</p>
      </div>
      <div className="col-start-2 flex flex-wrap gap-2 pt-1.5 empty:hidden lg:col-start-3 lg:pt-0">
        <RowActions entry={entry} />
      </div>
    </li>
  )
}

/** 'Angélica, nº 10030 · casa em 30/01 · Sala do espelho'. */
function detailsOf(entry: AgendaEntry, rooms: AgendaDays['rooms']): string {
  const { productName, order, wish, weddingOn, roomId, kind } = entry
  const room = rooms.find(({ id }) => id === roomId)?.name
  return [
    [productName, order && `nº ${order.number}`].filter(Boolean).join(', '),
    wish && `quer ver: ${wish}`,
    weddingOn && `casa em ${numericDay(weddingOn)}`,
    kind !== 'video' && room,
  ]
    .filter(Boolean)
    .join(' · ')
}

const icon = { 'aria-hidden': true, className: 'size-4.5', strokeWidth: 1.5 } as const

/** What is next with it; everything else is in its dialog. */
function RowActions({ entry }: { entry: AgendaEntry }) {
  const { token } = useAdmin()
  const { data: store } = useStore(token)
  const { sending, setState } = useEntryChange(entry)
  const hasBegun = entry.startsAt <= useNow()
  const { state, isUnanswered, name, kind, videoUrl, itemId, record } = entry
  const isOpen = state === 'booked' || state === 'confirmed'
  const chat = store && messageLink(entry, store.profile.name)
  const isCall = kind === 'video' && videoUrl !== null && isOpen
  const who = <span className="sr-only"> {name}</span>
  return (
    <>
      {kind === 'fitting' && itemId !== null && (state === 'done' || (isOpen && hasBegun)) && (
        <ButtonLink
          to={fittingRecordPath(entry.id)}
          size="small"
          variant={record === null || record.state === 'draft' ? 'primary' : 'neutral'}
        >
          {record === null || record.state === 'draft' ? 'Registrar prova' : 'Ver registro'}
          {who}
        </ButtonLink>
      )}
      {isCall && (
        <ButtonAnchor
          href={videoUrl}
          target="_blank"
          rel="noopener noreferrer"
          variant="neutral"
          size="small"
        >
          <Video {...icon} />
          Abrir chamada
        </ButtonAnchor>
      )}
      {isOpen && chat && !hasBegun && (
        <ButtonAnchor
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          variant={isUnanswered ? 'outline' : 'neutral'}
          size="small"
        >
          <MessageCircle {...icon} />
          {isUnanswered ? 'Perguntar' : 'WhatsApp'}
          {who}
        </ButtonAnchor>
      )}
      {isOpen && hasBegun && (
        <>
          <Button variant="neutral" size="small" loading={sending} onClick={() => void setState('done')}>
            Feita{who}
          </Button>
          <Button variant="neutral" size="small" loading={sending} onClick={() => void setState('missed')}>
            Não veio{who}
          </Button>
        </>
      )}
    </>
  )
}
