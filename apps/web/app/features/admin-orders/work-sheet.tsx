import { formatDate, formatDateTime } from '@shop/contract/dates'
import type { WorkRecord } from '@shop/contract/fitting-records'
import type { Order } from '@shop/contract/order'
import { pickupLabel } from '@shop/contract/pickup-text'
import type { Product } from '@shop/contract/products'
import { useNow } from '~/lib/use-now.ts'
import { endedText } from '~/shared/orders/order-text.ts'
import { useOnePage } from '~/shared/work-sheet/use-one-page.ts'
import { Fact } from '~/shared/work-sheet/work-sheet-parts.tsx'
import { WorkSheetRecord } from '~/shared/work-sheet/work-sheet-record.tsx'
import { Letterhead } from '~/ui/letterhead.tsx'
import { ItemDetails, WorkSheetItem } from './work-sheet-item.tsx'
import { isCompact, type SewnMeasures, WorkSheetMeasures } from './work-sheet-measures.tsx'
import { WorkSheetSteps } from './work-sheet-steps.tsx'
import type { WorkSheetData } from './work-sheets.ts'

interface WorkSheetProps {
  order: Order
  readyOn: string | null
  workSheet: WorkSheetData
  products: ReadonlyMap<number, Product>
  /** Of the item to sew. */
  measures: SewnMeasures
  record: WorkRecord | null | undefined
  shopName: string
  position: number
  count: number
}

export function WorkSheet({
  order,
  readyOn,
  workSheet: { main, along },
  products,
  measures,
  record,
  shopName,
  position,
  count,
}: WorkSheetProps) {
  const { number, customer, placedAt, weddingOn, notes, shipping } = order
  const now = useNow()
  const ended = endedText(order)
  const page = useOnePage()
  return (
    <article
      ref={page}
      aria-label={`Ficha de costura: ${main.name}`}
      data-compact={isCompact(measures) || undefined}
      className="sheet group/sheet"
    >
      <header className="flex items-end justify-between border-b border-ink pb-3">
        <Letterhead name={shopName} className="text-[1.125rem] tracking-[0.13em] uppercase" />
        <h2 className="text-[2.125rem] leading-none font-medium">Ficha de costura</h2>
      </header>
      {ended && (
        <p className="border-b-2 border-ink bg-error-soft py-2 text-center text-[1.25rem] font-semibold text-error uppercase print:bg-transparent print:text-ink">
          {ended}: não costurar
        </p>
      )}
      <dl className="grid grid-cols-[1fr_1.5fr_0.9fr_0.9fr] border-b border-ink [&>div]:px-3.5 [&>div]:py-2.5 [&>div:first-child]:pl-0 [&>div+div]:border-l [&>div+div]:border-line-strong">
        <Fact label="Pedido">
          <b className="text-[1.875rem] leading-none font-semibold">{number}</b>
        </Fact>
        <Fact label="Cliente">
          <b className="block font-semibold">{customer.name}</b>
          {customer.phone}
        </Fact>
        <Fact label="Entrada">
          <b className="font-semibold">{formatDate(placedAt)}</b>
        </Fact>
        {ended ? (
          <Fact label={ended}>
            <b className="font-semibold text-error">Não costurar</b>
          </Fact>
        ) : (
          <Fact label="Pronto até">
            <b className="font-semibold">{readyOn ? formatDate(readyOn) : '—'}</b>
            {weddingOn && <span className="block">Casamento {formatDate(weddingOn)}</span>}
          </Fact>
        )}
      </dl>
      <WorkSheetItem
        item={main}
        product={main.productId === null ? undefined : products.get(main.productId)}
        position={position}
        count={count}
      />
      {along.map((item) => (
        <ItemDetails key={item.lineKey} item={item} />
      ))}
      {notes && (
        <section className="mt-1 border border-ink px-3 py-2">
          <h3 className="font-text text-12 font-semibold">Observação da cliente</h3>
          <p className="whitespace-pre-line">“{notes}”</p>
        </section>
      )}
      <WorkSheetMeasures {...measures} />
      <WorkSheetRecord record={record} />
      <WorkSheetSteps />
      <footer className="mt-auto">
        <hr className="stitch" />
        <p className="flex justify-between pt-2 text-12 text-ink-2">
          <span>
            {order.fulfilment === 'pickup'
              ? pickupLabel
              : `Entrega: ${shipping.city}, ${shipping.state} · ${shipping.zipCode}`}
          </span>
          <span>
            Impressa em {formatDateTime(now)} · folha {position} de {count}
          </span>
        </p>
      </footer>
    </article>
  )
}
