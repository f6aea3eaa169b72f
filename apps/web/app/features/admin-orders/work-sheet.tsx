import { formatDate, formatDateTime } from '@shop/contract/dates'
import type { Order, OrderItem } from '@shop/contract/order'
import type { Product } from '@shop/contract/products'
import type { ReactNode } from 'react'
import { useNow } from '~/lib/use-now.ts'
import { Thumb } from '~/ui/desk/thumb.tsx'
import { measuresOf, type Sheet } from './sheets.ts'

const BLANK = '\u00A0'

const STEPS = [
  'Corte',
  'Montagem',
  '1ª prova',
  'Renda e bordado',
  '2ª prova',
  'Bainha e acabamento',
  'Conferência final',
  'Passar e embalar',
]

interface WorkSheetProps {
  order: Order
  sheet: Sheet
  pieces: ReadonlyMap<number, Product>
  shopName: string
  position: number
  count: number
}

export function WorkSheet({
  order,
  sheet: { main, along },
  pieces,
  shopName,
  position,
  count,
}: WorkSheetProps) {
  const { number, customer, placedAt, deliveryWindow, notes, shipping } = order
  const now = useNow()
  return (
    <article aria-label={`Ficha de costura: ${main.name}`} className="sheet">
      <header className="flex items-end justify-between border-b border-ink pb-3">
        <span className="font-brand text-[1.125rem] tracking-[0.13em] uppercase">{shopName}</span>
        <h2 className="text-[2.125rem] leading-none font-medium">Ficha de costura</h2>
      </header>
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
        <Fact label="Pronto até">
          <b className="font-semibold">{deliveryWindow ? formatDate(deliveryWindow.from) : '—'}</b>
        </Fact>
      </dl>
      <MainPiece item={main} piece={pieces.get(main.productId)} position={position} count={count} />
      {along.map((item) => (
        <div key={item.cartId} className="flex items-center gap-3.5 border-t border-line-strong py-2.5">
          <Thumb src={item.imageUrl} className="h-16 w-12" />
          <div className="min-w-0 flex-1">
            <p className="font-title text-h4 leading-[1.12] font-medium">{item.name}</p>
            <p className="text-13">
              Tamanho <b>{item.size}</b> · Cor <b>{item.color}</b> · Quantidade <b>{item.quantity}</b> ·{' '}
              {item.cartId}
            </p>
          </div>
          <Tick>separado</Tick>
        </div>
      ))}
      {notes && (
        <section className="mt-1 border border-ink px-3 py-2">
          <h3 className="font-text text-12 font-semibold">Observação da cliente</h3>
          <p className="whitespace-pre-line">“{notes}”</p>
        </section>
      )}
      <Measures size={main.size} />
      <div className="mt-3.5 grid grid-cols-2 gap-4.5">
        <section>
          <h3 className="flex justify-between font-text text-13 font-semibold">
            Etapas <span className="font-normal text-ink-2">data e quem fez</span>
          </h3>
          <ul>
            {STEPS.map((step) => (
              <li key={step} className="flex h-7.25 items-end border-b border-line-strong pb-1">
                <Tick>{step}</Tick>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className="font-text text-13 font-semibold">Anotações</h3>
          {STEPS.map((step) => (
            <div key={step} className="h-7.25 border-b border-line-strong" />
          ))}
        </section>
      </div>
      <footer className="mt-auto">
        <hr className="stitch" />
        <p className="flex justify-between pt-2 text-12 text-ink-2">
          <span>
            Entrega: {shipping.city}, {shipping.state} · {shipping.zipCode}
          </span>
          <span>
            Impressa em {formatDateTime(now)} · folha {position} de {count}
          </span>
        </p>
      </footer>
    </article>
  )
}

interface MainPieceProps {
  item: OrderItem
  piece: Product | undefined
  position: number
  count: number
}

function MainPiece({ item, piece, position, count }: MainPieceProps) {
  const [front, back] = piece?.images ?? [item.imageUrl]
  return (
    <div className="flex gap-3.5 py-3.5">
      <Thumb src={front} className="h-50 w-37.5 border border-line-strong" />
      {back && <Thumb src={back} className="h-50 w-37.5 border border-line-strong" />}
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="text-[2rem] leading-none font-medium">{item.name}</h3>
          <span className="text-13 whitespace-nowrap">
            peça {position} de {count}
          </span>
        </div>
        {piece && <p className="mt-1 line-clamp-2 text-13 text-ink-2">{piece.description}</p>}
        <dl className="mt-2.5 grid grid-cols-3 border border-ink [&>div]:px-2.5 [&>div]:py-1.5 [&>div+div]:border-l [&>div+div]:border-ink">
          <Fact label="Tamanho">
            <b className="text-18 font-semibold">{item.size}</b>
          </Fact>
          <Fact label="Cor">
            <b className="text-16 font-semibold">{item.color}</b>
          </Fact>
          <Fact label="Quantidade">
            <b className="text-18 font-semibold">{item.quantity}</b>
          </Fact>
        </dl>
        <p className="mt-2 text-13">
          <span className="text-ink-2">Código</span> {item.cartId}
        </p>
      </div>
    </div>
  )
}

function Measures({ size }: { size: string }) {
  const table = measuresOf(size)
  const rows = [
    ['Busto', table?.bust],
    ['Cintura', table?.waist],
    ['Quadril', table?.hip],
    ['Manga', undefined],
    ['Altura com salto', undefined],
  ] as const
  return (
    <section className="mt-3.5">
      <h3 className="flex justify-between font-text text-13 font-semibold">
        Medidas (cm)
        <span className="font-normal text-ink-2">
          {table ? `tabela do tamanho ${size}; preencher na prova` : 'preencher na prova'}
        </span>
      </h3>
      <table className="mt-1.5 w-full border-collapse text-13 [&_:is(th,td)]:h-7.25 [&_:is(th,td)]:border [&_:is(th,td)]:border-line-strong [&_:is(th,td)]:px-2 [&_:is(th,td)]:text-left">
        <thead className="bg-paper-2">
          <tr>
            <th scope="col">Medida</th>
            <th scope="col">{table ? `Tabela ${size}` : 'Tabela'}</th>
            <th scope="col">Cliente</th>
            <th scope="col">1ª prova</th>
            <th scope="col">2ª prova</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, range]) => (
            <tr key={name}>
              <th scope="row" className="font-normal">
                {name}
              </th>
              <td>{range && `${range[0]}–${range[1]}`}</td>
              {/* To be filled in by hand. */}
              <td>{BLANK}</td>
              <td>{BLANK}</td>
              <td>{BLANK}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-ink-2">{label}</dt>
      <dd className="text-14 wrap-anywhere">{children}</dd>
    </div>
  )
}

function Tick({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 text-13">
      <span aria-hidden="true" className="size-3.75 border border-ink" />
      {children}
    </span>
  )
}
