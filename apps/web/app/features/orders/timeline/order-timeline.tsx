import type { Failure } from '@shop/contract/failures'
import type { OrderTimeline as Timeline, TimelineItem } from '@shop/contract/order-timeline'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'
import { timelineOf } from '~/shared/orders/order-timeline.queries.ts'
import { classes } from '~/ui/classes.ts'
import { Notice } from '~/ui/notice.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import { PastChanges } from './past-changes.tsx'
import { PhotoViewer } from './photo-viewer.tsx'
import { StageList } from './stage-list.tsx'
import type { TimelinePartProps } from './timeline-part.ts'

const failure: Failure = { message: 'Não foi possível carregar a linha do tempo. Tente novamente.' }

/** Nothing for an order of ready units whose promise never moved. */
export default function OrderTimeline(props: TimelinePartProps) {
  const { order, token } = props
  const { data, error, refetch } = useQuery(timelineOf(token, order.id), queryClient)
  if (error && !data) {
    return (
      <Notice tone="error">
        <p>{failureText(error, failure)}</p>
        <TextButton tone="error" onClick={() => void refetch()}>
          Tentar novamente
        </TextButton>
      </Notice>
    )
  }
  if (!data) return null
  const made = data.items.filter(({ stages, photos }) => stages.length + photos.length > 0)
  const past = data.changes.filter(({ id }) => id !== data.openChangeId)
  if (made.length === 0 && past.length === 0) return null
  const content = <Content {...props} timeline={data} made={made} past={past} />
  return order.status === 'delivered' ? <Collapsed>{content}</Collapsed> : content
}

interface ContentProps extends TimelinePartProps {
  timeline: Timeline
  /** The items that have stages or photos. */
  made: readonly TimelineItem[]
  past: Timeline['changes']
}

function Content({ order, token, now, heading: Heading, timeline, made, past }: ContentProps) {
  const headingId = `timeline-${order.id}`
  return (
    <section aria-labelledby={headingId} className="grid gap-6 border-t border-line pt-7">
      <Heading id={headingId} className="font-title text-[1.5rem]! leading-[1.2]!">
        Linha do tempo
      </Heading>
      <div
        className={classes(
          'grid items-start gap-x-14 gap-y-6',
          past.length > 0 && 'xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]',
        )}
      >
        <div className="grid gap-8">
          {made.map((item) => (
            <MadeItem key={item.id} item={item} token={token} now={now} isNamed={made.length > 1} />
          ))}
        </div>
        {past.length > 0 && <PastChanges changes={past} weddingOn={timeline.weddingOn} />}
      </div>
    </section>
  )
}

interface MadeItemProps {
  item: TimelineItem
  token: string
  now: Date
  isNamed: boolean
}

function MadeItem({ item, token, now, isNamed }: MadeItemProps) {
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]">
      {isNamed && <p className="font-medium wrap-anywhere lg:col-span-2">{item.name}</p>}
      <PhotoViewer token={token} item={item}>
        {(photoOf, latest) => (
          <>
            {latest && <div className="lg:order-last">{latest}</div>}
            <StageList item={item} now={now} photoOf={photoOf} />
          </>
        )}
      </PhotoViewer>
    </div>
  )
}

function Collapsed({ children }: { children: ReactNode }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center rounded-1 text-14 font-medium text-wine underline decoration-1 underline-offset-4 hover:decoration-2">
        Ver a linha do tempo
      </summary>
      <div className="pt-5">{children}</div>
    </details>
  )
}
