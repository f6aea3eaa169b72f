import { saoPauloDay } from '@shop/contract/calendar-days'
import type { FittingRecord } from '@shop/contract/fitting-records'
import { dayAndMonth } from '@shop/contract/format-days'
import type { Order } from '@shop/contract/order'
import { weekdayText } from '@shop/contract/weekday-text'
import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'
import { recordsOf } from '~/shared/fittings/fittings.queries.ts'
import { adjustmentText, countText, pointName } from '~/shared/fittings/point-text.ts'
import { recordIn } from '~/shared/fittings/record-paths.ts'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { PageWaiting } from '~/ui/page-waiting.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { RecordReply } from './record-reply.tsx'

const failure = { message: 'Não foi possível abrir o registro. Tente novamente.' }
const title = 'Foi isto que combinamos?'

interface RecordPageProps {
  order: Pick<Order, 'id' | 'number'>
  token: string
  /** The order, of which it is a part. */
  backTo: string
}

/** What was written at a fitting, for the bride. */
export function RecordPage({ order, token, backTo }: RecordPageProps) {
  const [params] = useSearchParams()
  const { data, error, refetch } = useQuery(recordsOf(token, order.id), queryClient)
  if (!data && !error) return <PageWaiting />
  const wanted = recordIn(params)
  const record = wanted === undefined ? data?.[0] : data?.find(({ id }) => id === wanted)
  const back = (
    <TextLink to={backTo}>
      <ChevronLeft aria-hidden="true" className="size-4" strokeWidth={1.5} />
      Pedido nº {order.number}
    </TextLink>
  )
  if (!data)
    return (
      <Frame back={back}>
        <h1>{title}</h1>
        <Notice tone="error">{failureText(error, failure)}</Notice>
        <Button variant="outline" onClick={() => void refetch()}>
          Tentar novamente
        </Button>
      </Frame>
    )
  if (!record)
    return (
      <Frame back={back}>
        <h1>Registro não encontrado</h1>
        <p className="text-ink-2">
          Este pedido não tem este registro. Abra o pedido para ver os que ele tem.
        </p>
      </Frame>
    )
  return (
    <Frame back={back}>
      <Head record={record} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-10">
        <Points record={record} />
        <RecordReply key={record.id} record={record} orderId={order.id} token={token} />
      </div>
    </Frame>
  )
}

function Frame({ back, children }: { back: ReactNode; children: ReactNode }) {
  return (
    <div className="page pt-8 pb-16 lg:pt-12">
      <div className="mx-auto grid max-w-220 justify-items-start gap-6 *:w-full">
        <div>{back}</div>
        {children}
      </div>
    </div>
  )
}

function Head({ record }: { record: FittingRecord }) {
  const { fittingName, productName, startsAt, writtenBy, points } = record
  const day = saoPauloDay(startsAt)
  const weekday = weekdayText(day)
  const who = writtenBy ?? 'O ateliê'
  return (
    <div>
      <p className="eyebrow">
        {fittingName ?? 'Prova'} · {productName}
      </p>
      <h1 className="mt-2">{title}</h1>
      <p className="mt-3 max-w-150 text-ink-2">
        {weekday.charAt(0).toUpperCase() + weekday.slice(1)}, {dayAndMonth(day)}, no ateliê. {who} anotou{' '}
        {countText(points.length)}. Só ajustamos o que está aqui; o que faltar, diga agora.
      </p>
    </div>
  )
}

/** Numbered as on the atelier's drawing. */
function Points({ record: { points } }: { record: FittingRecord }) {
  return (
    <ol className="divide-y divide-line rounded-1 border border-line bg-white px-5 py-3 max-sm:-mx-(--page-margin) max-sm:rounded-none max-sm:border-x-0 max-sm:px-(--page-margin) sm:px-7">
      {points.map((point, at) => (
        <li
          // The same point may be adjusted twice.
          key={`${point.point}-${String(at)}`}
          className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 py-4"
        >
          <span className="font-title text-[1.75rem] leading-none text-wine italic">{at + 1}</span>
          <span className="min-w-0">
            <span className="block font-medium">{pointName(point.point)}</span>
            {point.note && <span className="block text-14 wrap-anywhere text-ink-2">{point.note}</span>}
          </span>
          <span className="text-right font-medium">{adjustmentText(point)}</span>
        </li>
      ))}
    </ol>
  )
}
