import { formatDate, formatDateTime } from '@shop/contract/dates'
import type { WorkRecord } from '@shop/contract/fitting-records'
import { formatMeasure, measureNames, measures } from '@shop/contract/measures'
import { offerLabels } from '@shop/contract/offers'
import type { ProductionItem, WorkMeasures } from '@shop/contract/production'
import Check from 'lucide-react/icons/check'
import { useNow } from '~/lib/use-now.ts'
import { useOnePage } from '~/shared/work-sheet/use-one-page.ts'
import { Fact, Tick } from '~/shared/work-sheet/work-sheet-parts.tsx'
import { WorkSheetRecord } from '~/shared/work-sheet/work-sheet-record.tsx'

/** Filled in by hand. */
const BLANK = '\u00A0'

export interface ItemWorkSheetProps {
  item: ProductionItem
  /** Undefined for an item that is sewn to a size; null before its measures are locked. */
  locked: WorkMeasures | null | undefined
  record: WorkRecord | null
}

/** What a seamstress takes to the bench: of the customer only the first name and the wedding. */
export function ItemWorkSheet({ item, locked, record }: ItemWorkSheetProps) {
  const { orderNumber, firstName, weddingOn, readyOn, productName, size, color, quantity } = item
  const page = useOnePage()
  const now = useNow()
  return (
    <article ref={page} aria-label={`Ficha de costura: ${productName}`} className="sheet">
      <header className="flex items-end justify-between border-b border-ink pb-3">
        <h2 className="text-[2.125rem] leading-none font-medium">Ficha de costura</h2>
        <span className="text-13">Impressa em {formatDateTime(now)}</span>
      </header>
      <dl className="grid grid-cols-4 border-b border-ink [&>div]:px-3.5 [&>div]:py-2.5 [&>div:first-child]:pl-0 [&>div+div]:border-l [&>div+div]:border-line-strong">
        <Fact label="Pedido">
          <b className="text-[1.875rem] leading-none font-semibold">{orderNumber}</b>
        </Fact>
        <Fact label="Noiva">
          <b className="font-semibold">{firstName}</b>
        </Fact>
        <Fact label="Casamento">
          <b className="font-semibold">{weddingOn === null ? '—' : formatDate(weddingOn)}</b>
        </Fact>
        <Fact label="Pronta até">
          <b className="font-semibold">{readyOn === null ? '—' : formatDate(readyOn)}</b>
        </Fact>
      </dl>
      <div className="flex gap-3.5 py-3.5">
        {item.imageUrl && (
          <img
            src={item.imageUrl}
            alt=""
            className="h-50 w-37.5 flex-none border border-line-strong object-cover object-[50%_18%]"
          />
        )}
        <div className="min-w-0 flex-1">
          <h3 className="text-[2rem] leading-none font-medium wrap-anywhere">{productName}</h3>
          <dl className="mt-2.5 grid grid-cols-3 border border-ink [&>div]:px-2.5 [&>div]:py-1.5 [&>div+div]:border-l [&>div+div]:border-ink">
            <Fact label="Tamanho">
              <b className="text-18 font-semibold">{size}</b>
            </Fact>
            <Fact label="Cor">
              <b className="text-16 font-semibold">{color}</b>
            </Fact>
            <Fact label="Quantidade">
              <b className="text-18 font-semibold">{quantity}</b>
            </Fact>
          </dl>
          {offerLabels[item.offer] !== size && (
            <p className="mt-2 text-13 font-semibold">{offerLabels[item.offer]}</p>
          )}
        </div>
      </div>
      {locked !== undefined && <Measures locked={locked} />}
      <WorkSheetRecord record={record} />
      <Stages item={item} />
    </article>
  )
}

function Measures({ locked }: { locked: WorkMeasures | null }) {
  if (locked === null)
    return (
      <p className="border-2 border-ink px-3 py-1.5 text-center text-16 font-semibold uppercase">
        Medidas não travadas: não cortar
      </p>
    )
  const names = measureNames.filter((name) => locked.values[name] !== undefined)
  return (
    <section>
      <h3 className="flex justify-between gap-4 font-text text-13 font-semibold">
        Medidas (cm)
        <span className="font-normal text-ink-2">
          de {formatDate(locked.measuredOn)}
          {locked.heelMm !== null && ` · salto ${formatMeasure(locked.heelMm)}`}
        </span>
      </h3>
      <table className="mt-1.5 w-full border-collapse text-13 [&_:is(th,td)]:h-6.5 [&_:is(th,td)]:w-1/5 [&_:is(th,td)]:border [&_:is(th,td)]:border-line-strong [&_:is(th,td)]:px-2 [&_:is(th,td)]:text-left">
        <thead className="bg-paper-2">
          <tr>
            <th scope="col" className="w-2/5!">
              Medida
            </th>
            <th scope="col">Noiva</th>
            <th scope="col">1ª prova</th>
            <th scope="col">2ª prova</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row" className="font-normal">
                {measures[name].label}
              </th>
              <td className="text-16 font-semibold tabular-nums">
                {formatMeasure(locked.values[name] ?? 0)}
              </td>
              <td>{BLANK}</td>
              <td>{BLANK}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {locked.note && (
        <p className="mt-1.5 text-13 whitespace-pre-line wrap-anywhere">
          <b className="font-semibold">Ao medir:</b> {locked.note}
        </p>
      )}
    </section>
  )
}

/** The item's own stages: those that are finished with their day, the others to tick off by hand. */
function Stages({ item: { stages } }: { item: ProductionItem }) {
  if (stages.length === 0) return null
  return (
    <section className="mt-3.5">
      <h3 className="flex justify-between font-text text-13 font-semibold">
        Etapas <span className="font-normal text-ink-2">data e quem fez</span>
      </h3>
      <ul>
        {stages.map(({ id, name, finishedAt }) => (
          <li key={id} className="flex h-7.25 items-end justify-between border-b border-line-strong pb-1">
            {finishedAt ? <Done>{name}</Done> : <Tick>{name}</Tick>}
            {finishedAt && <span className="text-13">{formatDate(finishedAt)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Done({ children }: { children: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-13">
      <span aria-hidden="true" className="grid size-3.75 place-items-center border border-ink">
        <Check className="size-3" strokeWidth={2} />
      </span>
      {children} <span className="sr-only">concluída</span>
    </span>
  )
}
