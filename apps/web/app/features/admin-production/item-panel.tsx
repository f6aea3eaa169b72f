import { formatDate } from '@shop/contract/dates'
import { choiceText } from '@shop/contract/offers'
import type { ProductionItem } from '@shop/contract/production'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminOrderPath } from '~/admin-paths.ts'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { NotesPanel } from '~/shared/order-notes/notes-panel.tsx'
import { Slack } from '~/shared/production/slack.tsx'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { SideDialog } from '~/ui/side-dialog.tsx'
import { Thumb } from '~/ui/thumb.tsx'
import { daysText, isAtBench, noPlanText, productText } from './card-text.ts'
import { ItemActions, notesId } from './item-actions.tsx'
import { ItemMeasures } from './item-measures.tsx'
import { ItemPhotos } from './item-photos.tsx'
import { ItemPrint } from './item-print.tsx'
import { ItemStages } from './item-stages.tsx'
import { useItem } from './production.queries.ts'

const readItem = { message: 'Falha ao buscar a peça.' }

/** All about one item, beside the board; on a phone a sheet from below. */
export function ItemPanel({ id, onClosed }: { id: number; onClosed: () => void }) {
  const { token } = useAdmin()
  const query = useItem(token, id)
  const failure = listFailure(query, readItem)
  const item = query.data
  return (
    <SideDialog
      title={item ? `${productText(item)} de ${item.firstName}` : 'Peça'}
      banner={null}
      footer={item && <ItemActions item={item} />}
      tall
      onClosed={onClosed}
    >
      <div data-density="compact" className="grid gap-0 pb-6">
        {failure && (
          <div className="pt-5">
            <FailurePanel {...failure} />
          </div>
        )}
        {!failure && !item && (
          <p role="status" className="py-10 text-center text-ink-2">
            Carregando a peça...
          </p>
        )}
        {item && <Details item={item} />}
      </div>
    </SideDialog>
  )
}

function Details({ item }: { item: ProductionItem }) {
  const isAdmin = useAdmin().account.role === 'admin'
  return (
    <>
      <Head item={item} />
      <Late item={item} />
      <Section title="Etapas" aside={item.stages.length === 0 ? noPlanText : undefined}>
        {item.stages.length === 0 ? (
          <p className="text-14 text-ink-2">
            Esta peça foi vendida sem modelo de produção: não tem etapas nem folga. O andamento dela é o
            status do pedido.
          </p>
        ) : (
          <ItemStages item={item} />
        )}
      </Section>
      <Section title="Fotos" aside="a noiva vê só as marcadas">
        <ItemPhotos item={item} />
      </Section>
      {item.offer === 'made_to_measure' && <ItemMeasures item={item} />}
      <Section title="Ficha">
        <ItemPrint item={item} />
      </Section>
      {isAdmin && (
        <div id={notesId} className="pt-5">
          <NotesPanel orderId={item.orderId} isErased={false} />
        </div>
      )}
    </>
  )
}

function Head({ item }: { item: ProductionItem }) {
  const isAdmin = useAdmin().account.role === 'admin'
  const { orderNumber, weddingOn, readyOn, promisedTo, slack } = item
  return (
    <div className="flex gap-3.5 py-5">
      <Thumb src={item.imageUrl} className="h-28 w-21" />
      <dl className="grid min-w-0 flex-1 content-start gap-1.5">
        <div className="flex items-start justify-between gap-3 text-14">
          <dt className="min-w-0 wrap-anywhere text-ink-2">
            {isAdmin ? (
              <Link to={adminOrderPath(orderNumber)} className="text-wine underline underline-offset-4">
                nº {orderNumber}
              </Link>
            ) : (
              `nº ${orderNumber}`
            )}{' '}
            · {choiceText(item)}
          </dt>
          {isAtBench(item) && (
            <dd className="flex-none">
              <Slack slack={slack} className="text-16" />
            </dd>
          )}
        </div>
        <Fact label="Casamento" day={weddingOn} />
        <Fact label="Pronta até" day={readyOn} />
        <Fact label="Prometida até" day={promisedTo} />
      </dl>
    </div>
  )
}

function Fact({ label, day }: { label: string; day: string | null }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-2">{label}</dt>
      <dd className="tabular-nums">{day === null ? '—' : formatDate(day)}</dd>
    </div>
  )
}

/** Why it is late, with both ways out. */
function Late({ item }: { item: ProductionItem }) {
  const isAdmin = useAdmin().account.role === 'admin'
  const { slack, daysLeft, daysNeeded, orderNumber } = item
  // Without work left there is nothing to hurry.
  if (slack === null || slack >= 0 || daysLeft === null || daysNeeded === 0 || !isAtBench(item)) return null
  const left = daysLeft <= 0 ? 'o prazo, com a margem, já passou' : `há ${daysLeft}, já com a margem`
  return (
    <p className="-mx-5 mb-1 bg-error-soft px-5 py-3.5 sm:-mx-8 sm:px-8">
      <b className="font-semibold text-error">
        {daysNeeded === 1 ? 'Falta' : 'Faltam'} {daysText(daysNeeded)} de trabalho e {left}.
      </b>{' '}
      {isAdmin ? (
        <>
          Ponha horas na semana ou avise a noiva.{' '}
          <Link to={adminOrderPath(orderNumber)} className="text-wine underline underline-offset-4">
            Mudar o prazo no pedido
          </Link>
        </>
      ) : (
        'Avise o ateliê se precisar de ajuda.'
      )}
    </p>
  )
}

interface SectionProps {
  title: string
  aside?: string | undefined
  children: ReactNode
}

function Section({ title, aside, children }: SectionProps) {
  return (
    <section className="border-t border-line py-5">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h3 className="font-text text-[0.9375rem] font-semibold tracking-normal">{title}</h3>
        {aside && <p className="text-14 text-ink-2">{aside}</p>}
      </div>
      {children}
    </section>
  )
}
