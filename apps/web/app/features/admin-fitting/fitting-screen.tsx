import { saoPauloDay } from '@shop/contract/calendar-days'
import { byId } from '@shop/contract/endpoint'
import type { RecordedFitting, WrittenRecord } from '@shop/contract/fitting-records'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import Scissors from 'lucide-react/icons/scissors'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { adminOrderPath, adminPaths } from '~/admin-paths.ts'
import { ApiError } from '~/lib/api.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useNow } from '~/lib/use-now.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { clockText } from '~/shared/agenda/entry-text.ts'
import { shortDay } from '~/shared/orders/short-day.ts'
import { EmptyState } from '~/ui/empty-state.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { Notice } from '~/ui/notice.tsx'
import { ScreenHead } from '~/ui/screen-head.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { RecordEditor } from './record-editor.tsx'
import { useRecords } from './records.queries.ts'
import { RecordPanel, SentRecord } from './sent-record.tsx'

const readRecords = { message: 'Falha ao buscar o registro da prova.' }

export default function FittingScreen() {
  const { token } = useAdmin()
  const id = byId.safeParse({ id: useParams()['id'] }).data?.id
  const query = useRecords(token, id)
  const isUnknown =
    id === undefined || (query.error instanceof ApiError && query.error.code === 'appointment_not_found')
  const failure = listFailure(query, readRecords)
  const fitting = query.data?.fitting
  return (
    <>
      <TextLink to={adminPaths.agenda} className="no-underline">
        <ChevronLeft aria-hidden="true" className="size-4" strokeWidth={1.5} />
        Agenda
      </TextLink>
      <ScreenHead
        title={fitting ? `${fitting.fittingName ?? 'Prova'} · ${fitting.productName}` : 'Registrar prova'}
        note={fitting ? <HeadNote fitting={fitting} /> : isUnknown || failure ? '' : 'Carregando a prova...'}
      />
      {isUnknown ? (
        <EmptyState icon={<Scissors />} title="Prova não encontrada.">
          <p>Só provas da peça de um pedido têm registro.</p>
        </EmptyState>
      ) : query.data ? (
        <Records {...query.data} />
      ) : (
        failure && <FailurePanel {...failure} />
      )}
    </>
  )
}

function HeadNote({ fitting }: { fitting: RecordedFitting }) {
  const { customerName, orderNumber, startsAt, endsAt, roomName } = fitting
  const now = useNow()
  const day = saoPauloDay(startsAt) === saoPauloDay(now) ? 'hoje' : shortDay(startsAt, now)
  return (
    <>
      <span className="lg:hidden">
        {fitting.fittingName ?? 'Prova'} · {fitting.productName} ·{' '}
      </span>
      {customerName} ·{' '}
      <Link to={adminOrderPath(orderNumber)} className="text-wine underline underline-offset-4">
        nº {orderNumber}
      </Link>{' '}
      · {day}, {clockText(startsAt)} às {clockText(endsAt)} · {roomName}
    </>
  )
}

interface RecordsProps {
  fitting: RecordedFitting
  records: readonly WrittenRecord[]
}

/** A draft is written; without one the record that is valid is shown. */
function Records({ fitting, records }: RecordsProps) {
  const [anotherAfter, setAnotherAfter] = useState<number>()
  const isEnded = fitting.state === 'cancelled' || fitting.state === 'missed'
  const draft = records.find(({ state, isErased }) => state === 'draft' && !isErased)
  const sent = records.filter(({ sentAt }) => sentAt !== null)
  const valid = sent.at(-1)
  const isErased = records.some((record) => record.isErased)
  const isWriting = draft !== undefined || valid === undefined || anotherAfter === valid.id
  if (isEnded && valid === undefined)
    return (
      <Notice>
        {fitting.state === 'missed' ? 'Ela não veio a esta prova' : 'Esta prova foi cancelada'}: não há o que
        registrar.
      </Notice>
    )
  const past = isWriting ? sent : sent.slice(0, -1)
  return (
    <div className="grid gap-7">
      {isWriting && !isErased && !isEnded ? (
        <RecordEditor
          key={valid?.id ?? 0}
          fitting={fitting}
          stored={draft}
          before={draft ? undefined : valid}
        />
      ) : (
        valid && (
          <SentRecord
            fitting={fitting}
            record={valid}
            onAnother={isErased || isEnded ? undefined : () => setAnotherAfter(valid.id)}
          />
        )
      )}
      {past.length > 0 && (
        <section aria-label="Registros enviados" className="grid gap-4 lg:ml-auto lg:w-[calc(100%-29.25rem)]">
          {past.toReversed().map((record) => (
            <RecordPanel key={record.id} record={record} />
          ))}
        </section>
      )}
    </div>
  )
}
