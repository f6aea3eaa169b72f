import { formatStreet } from '@shop/contract/address-line'
import type { Order } from '@shop/contract/order'
import { pickupLabel } from '@shop/contract/pickup-text'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Link } from 'react-router'
import { adminOrderPath } from '~/admin-paths.ts'
import { classes } from '~/ui/classes.ts'
import { Cell, Row } from '~/ui/table.tsx'
import { Thumb } from '~/ui/thumb.tsx'
import { OrderLine } from './order-line.tsx'
import { formatItemCount } from './order-texts.ts'

const isProduct = ({ productId }: Order['items'][number]) => productId !== null

interface ItemsToggleProps {
  order: Order
  open: boolean
  /** Id of the element that it opens. */
  controls: string
  onToggle: () => void
}

export function ItemsToggle({ order: { items, number }, open, controls, onToggle }: ItemsToggleProps) {
  const count = formatItemCount(items)
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-label={`${count} do pedido nº ${number}`}
      onClick={onToggle}
      className="-ml-1 flex min-h-11 items-center gap-1.5 rounded-1 px-1 hover:text-wine"
    >
      {items
        .filter(isProduct)
        .slice(0, 2)
        .map((item) => (
          <Thumb key={item.lineKey} src={item.imageUrl} className="h-11 w-8.25" />
        ))}
      <span className="text-14 whitespace-nowrap">{count}</span>
      <ChevronDown
        aria-hidden="true"
        className={classes('size-4 flex-none text-ink-2 transition-transform', open && 'rotate-180')}
        strokeWidth={1.5}
      />
    </button>
  )
}

/** The items of an order and its shipping address. */
export function OrderDetailRow({ order, id }: { order: Order; id: string }) {
  const { number, items, shipping } = order
  const { city, state, zipCode } = shipping
  return (
    <Row className="admin-table__more max-lg:border-t-0! max-lg:pt-0!">
      <Cell colSpan={7} className="lg:pt-0!">
        <div id={id} className="grid gap-3 rounded-1 bg-paper px-3 py-2.5 text-14 lg:grid-cols-[1fr_20rem]">
          <ul className="grid content-start gap-1.5">
            {items.map((item) => (
              <OrderLine key={item.lineKey} item={item} />
            ))}
          </ul>
          <address className="text-ink-2 not-italic">
            {order.fulfilment === 'pickup' && <b className="block font-medium text-ink">{pickupLabel}</b>}
            {formatStreet(shipping)}
            <br />
            {city}, {state} · <span className="whitespace-nowrap">{zipCode}</span>
          </address>
          <Link
            to={adminOrderPath(number)}
            className="inline-flex min-h-11 items-center font-medium text-wine underline underline-offset-3 lg:hidden"
          >
            Abrir pedido nº {number}
          </Link>
        </div>
      </Cell>
    </Row>
  )
}
