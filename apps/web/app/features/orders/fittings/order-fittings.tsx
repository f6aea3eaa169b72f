import type { Appointment, ProposedFitting } from '@shop/contract/appointments'
import { saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'
import type { FittingRecord } from '@shop/contract/fitting-records'
import { shortWeekdayText } from '@shop/contract/weekday-text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'
import { periodText, timeText } from '~/shared/appointments/appointment-text.ts'
import { fittingPath } from '~/shared/appointments/booking-paths.ts'
import { fittingsOf, recordsOf } from '~/shared/fittings/fittings.queries.ts'
import { recordPath } from '~/shared/fittings/record-paths.ts'
import { Badge } from '~/ui/badge.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { TextButton, TextLink } from '~/ui/text-link.tsx'
import type { TimelinePartProps } from '../timeline/timeline-part.ts'
import { isComing, needsReply, recordText, stateText } from './fitting-facts.ts'
import { OpenAppointment } from './open-appointment.tsx'

const failure = { message: 'Não foi possível carregar as provas. Tente novamente.' }

/** What is booked, what is proposed, and what was agreed at the fittings. Nothing for an order without any. */
export default function OrderFittings({ order, token, now, heading: Heading }: TimelinePartProps) {
  const list = useQuery(fittingsOf(token, order.id), queryClient)
  const records = useQuery(recordsOf(token, order.id), queryClient)
  const error = list.error ?? records.error
  if (error && !(list.data && records.data)) {
    const retry = () => {
      void list.refetch()
      void records.refetch()
    }
    return (
      <Notice tone="error">
        <p>{failureText(error, failure)}</p>
        <TextButton tone="error" onClick={retry}>
          Tentar novamente
        </TextButton>
      </Notice>
    )
  }
  if (!list.data || !records.data) return null
  const { proposed, appointments } = list.data
  const coming = appointments.filter((one) => isComing(one, now))
  const past = appointments.filter((one) => !isComing(one, now))
  const waiting = records.data.filter(needsReply)
  // Of a fitting that is not in the list any more, its record still is.
  const others = records.data.filter(({ appointmentId }) => !past.some(({ id }) => id === appointmentId))
  if (appointments.length + proposed.length + records.data.length === 0) return null
  const isSeveral = order.items.length > 1
  const headingId = `fittings-${order.id}`
  const props = { orderId: order.id, token, isSeveral }
  return (
    <section aria-labelledby={headingId} className="grid gap-3 border-t border-line pt-7">
      <Heading id={headingId} className="font-title text-[1.5rem]! leading-[1.2]!">
        Provas
      </Heading>
      {waiting.map((record) => (
        <Waiting key={record.id} record={record} {...props} />
      ))}
      <ul className="divide-y divide-line">
        {coming.map((one) => (
          <Coming key={one.id} appointment={one} {...props} />
        ))}
        {proposed.map((one) => (
          <Proposed key={`${one.itemId}-${one.name}`} fitting={one} {...props} />
        ))}
        {past.toReversed().map((one) => (
          <Past
            key={one.id}
            appointment={one}
            records={records.data.filter(({ appointmentId }) => appointmentId === one.id)}
            {...props}
          />
        ))}
        {others.map((record) => (
          <Row
            key={`r${record.id}`}
            name={nameOf(record, isSeveral)}
            detail={`${dayOf(record.startsAt)} · ${recordText(record)}`}
          >
            <RecordLink record={record} {...props} />
          </Row>
        ))}
      </ul>
    </section>
  )
}

interface PartProps {
  orderId: number
  token: string
  /** The order has several items: each fitting names its own. */
  isSeveral: boolean
}

function Waiting({ record, orderId, token, isSeveral }: PartProps & { record: FittingRecord }) {
  const name = nameOf(record, isSeveral)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-1 bg-wine-soft px-5 py-4">
      <p className="min-w-0">
        <b className="font-semibold">Foi isto que combinamos?</b>
        <span className="block text-14">
          {name}, {dayOf(record.startsAt)}: {recordText(record)}.
        </span>
      </p>
      <ButtonLink to={recordPath(token, orderId, record.id)} className="max-sm:w-full">
        Ver e responder<span className="sr-only">: {name}</span>
      </ButtonLink>
    </div>
  )
}

function Coming({ appointment, orderId, token, isSeveral }: PartProps & { appointment: Appointment }) {
  const { state, startsAt, roomName } = appointment
  const name = nameOf(appointment, isSeveral)
  const isConfirmed = state === 'confirmed'
  return (
    <Row
      name={name}
      detail={`${dayOf(startsAt)}, ${timeText(startsAt)} · ${roomName}`}
      badge={<Badge tone={isConfirmed ? 'ok' : 'info'}>{stateText(appointment)}</Badge>}
    >
      <OpenAppointment orderId={orderId} token={token} appointmentId={appointment.id}>
        {isConfirmed ? 'Remarcar' : 'Confirmar ou remarcar'}
        <span className="sr-only">: {name}</span>
      </OpenAppointment>
    </Row>
  )
}

function Proposed({ fitting, orderId, isSeveral }: PartProps & { fitting: ProposedFitting }) {
  const { itemId, from, to, isOptional } = fitting
  const name = nameOf({ fittingName: fitting.name, productName: fitting.productName }, isSeveral)
  const period =
    from === to ? `em ${periodText(from, to)}` : `entre ${periodText(from, to).replace(/ a /, ' e ')}`
  return (
    <Row name={name} detail={`${isOptional ? 'opcional, ' : 'proposta: '}${period}`}>
      <TextLink to={fittingPath(orderId, itemId)}>
        <span>
          Agendar<span className="sr-only">: {name}</span>
        </span>
      </TextLink>
    </Row>
  )
}

interface PastProps extends PartProps {
  appointment: Appointment
  /** The newest first. */
  records: readonly FittingRecord[]
}

function Past({ appointment, records, ...part }: PastProps) {
  const [record] = records
  const day = dayOf(appointment.startsAt)
  return (
    <Row
      name={nameOf(appointment, part.isSeveral)}
      detail={`${day} · ${record ? recordText(record) : stateText(appointment).toLowerCase()}`}
    >
      {record && <RecordLink record={record} {...part} />}
    </Row>
  )
}

function RecordLink({ record, orderId, token, isSeveral }: PartProps & { record: FittingRecord }) {
  return (
    <TextLink to={recordPath(token, orderId, record.id)}>
      <span>
        Ver registro<span className="sr-only">: {nameOf(record, isSeveral)}</span>
      </span>
    </TextLink>
  )
}

interface RowProps {
  name: string
  detail: string
  badge?: ReactNode
  children?: ReactNode
}

function Row({ name, detail, badge, children }: RowProps) {
  return (
    <li className="flex items-center justify-between gap-x-6 py-2.5">
      <span className="min-w-0 wrap-anywhere">
        {name}
        <span className="block text-14 text-ink-3">{detail}</span>
      </span>
      <span className="grid flex-none justify-items-end">
        {badge}
        {children}
      </span>
    </li>
  )
}

interface Named {
  fittingName: string | null
  productName: string | null
}

function nameOf({ fittingName, productName }: Named, isSeveral: boolean): string {
  const name = fittingName ?? 'Prova'
  return isSeveral && productName !== null ? `${name} · ${productName}` : name
}

/** 'qua, 25/11/2026'. */
function dayOf(at: Date): string {
  return `${shortWeekdayText(saoPauloDay(at))}, ${formatDate(at)}`
}
