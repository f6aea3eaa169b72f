import { choiceText, offerLabels } from '@shop/contract/offers'
import type { OrderItem } from '@shop/contract/order'
import { picturesOf } from '@shop/contract/pictures'
import type { Product } from '@shop/contract/products'
import { Fact, Tick } from '~/shared/work-sheet/work-sheet-parts.tsx'
import { Thumb } from '~/ui/thumb.tsx'

interface WorkSheetItemProps {
  item: OrderItem
  product: Product | undefined
  position: number
  count: number
}

/** The product to sew, with front and back pictures in its colour. */
export function WorkSheetItem({ item, product, position, count }: WorkSheetItemProps) {
  const urls = product && picturesOf(product.pictures, item.color).map(({ url }) => url)
  const [front, back] = urls ?? [item.imageUrl]
  return (
    <div className="flex gap-3.5 py-3.5">
      {item.productId !== null && (
        <Thumb
          src={front}
          className="h-50 w-37.5 border group-data-compact/sheet:h-36 group-data-compact/sheet:w-27 border-line-strong"
        />
      )}
      {back && (
        <Thumb
          src={back}
          className="h-50 w-37.5 border group-data-compact/sheet:h-36 group-data-compact/sheet:w-27 border-line-strong"
        />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="text-[2rem] leading-none font-medium">{item.name}</h3>
          <span className="text-13 whitespace-nowrap">
            peça {position} de {count}
          </span>
        </div>
        {product && (
          <p className="mt-1 line-clamp-2 text-13 text-ink-2 group-data-compact/sheet:hidden">
            {product.description}
          </p>
        )}
        {item.productId === null ? <p className="mt-2.5">{choiceText(item)}</p> : <ItemFacts item={item} />}
      </div>
    </div>
  )
}

function ItemFacts({ item }: { item: OrderItem }) {
  return (
    <>
      <dl className="mt-2.5 grid grid-cols-[1.4fr_1fr_0.8fr] border border-ink [&>div]:px-2.5 [&>div]:py-1.5 [&>div+div]:border-l [&>div+div]:border-ink">
        <Fact label="Tamanho">
          <b className="text-18 font-semibold">{item.size}</b>
          {item.baseSize && <span className="block text-13"> base {item.baseSize}</span>}
        </Fact>
        <Fact label="Cor">
          <b className="text-16 font-semibold">{item.color}</b>
        </Fact>
        <Fact label="Quantidade">
          <b className="text-18 font-semibold">{item.quantity}</b>
        </Fact>
      </dl>
      <p className="mt-2 text-13">
        <b className="font-semibold">{offerLabels[item.offer ?? 'ready']}</b> ·{' '}
        <span className="text-ink-2">Código</span> {item.cartId}
      </p>
    </>
  )
}

/** An item that is taken from stock, not sewn; or a service that goes with it. */
export function ItemDetails({ item }: { item: OrderItem }) {
  return (
    <div className="flex items-center gap-3.5 border-t border-line-strong py-2.5">
      {item.productId !== null && <Thumb src={item.imageUrl} className="h-16 w-12" />}
      <div className="min-w-0 flex-1">
        <p className="font-title text-h4 leading-[1.12] font-medium">{item.name}</p>
        <p className="text-13">
          {item.productId === null ? (
            choiceText(item)
          ) : (
            <>
              Tamanho <b>{item.size}</b> · Cor <b>{item.color}</b> · Quantidade <b>{item.quantity}</b> ·{' '}
              {item.cartId}
            </>
          )}
        </p>
      </div>
      <Tick>{item.productId === null ? 'feito' : 'separado'}</Tick>
    </div>
  )
}
