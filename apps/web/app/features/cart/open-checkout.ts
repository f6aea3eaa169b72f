import { type LineChoice, lineKey } from '@shop/contract/cart'
import { offerKinds } from '@shop/contract/offers'
import { useMemo, useSyncExternalStore } from 'react'
import { storedText } from '~/lib/stored-text.ts'
import { readCart, writeCart } from './cart.store.ts'
import type { StoredCartLine } from './cart-lines.ts'
import { removeCoupon } from './coupon.store.ts'
import { isRecord, isWhole } from './stored-shape.ts'

/**
 * The purchase in progress for this cart, stored beside it so that all tabs share it. Its id identifies the order on
 * the server, however often it is sent, and is not reused after that order.
 */
interface OpenCheckout {
  id: string
  accountId: number
  order?: HeldOrder
}

type BoughtLine = LineChoice & { quantity: number }
/** An order may have services, which no cart has. */
type OrderedLine = Omit<BoughtLine, 'productId'> & { productId: number | null }

/** An order that was created and not yet paid: until then its units are held for this customer. */
export interface HeldOrder {
  id: number
  heldUntil: number
  lines: BoughtLine[]
}

const storage = storedText('atelier.checkout')
/** Used by this tab when the browser stores nothing. */
let unstored: string | undefined

const read = () => unstored ?? storage.read()

function write(checkout: OpenCheckout) {
  const text = JSON.stringify(checkout)
  unstored = text
  storage.write(text)
  if (storage.read() === text) unstored = undefined
}

/** The open checkout of this account; one left in the same browser by another account is ignored. */
export function openCheckout(accountId: number): OpenCheckout {
  const found = checkoutInText(read())
  if (found?.accountId === accountId) return found
  const begun = { id: crypto.randomUUID(), accountId }
  write(begun)
  return begun
}

export function holdOrder(accountId: number, order: HeldOrder) {
  write({ id: openCheckout(accountId).id, accountId, order })
}

/**
 * The order is paid: its items leave the cart, and the next purchase is a new one. Only the first tab to call this does
 * so; for the others the order is no longer the open one.
 */
export function closeCheckout(accountId: number, order: { id: number; items: readonly OrderedLine[] }) {
  if (openCheckout(accountId).order?.id !== order.id) return
  write({ id: crypto.randomUUID(), accountId })
  writeCart(withoutBought(readCart(), order.items))
  removeCoupon()
}

/** What is left after the purchase: an item that was added meanwhile, in another tab, stays. */
function withoutBought(lines: readonly StoredCartLine[], bought: readonly OrderedLine[]): StoredCartLine[] {
  return lines.flatMap((line) => {
    const taken = bought.find(
      ({ productId, ...other }) => productId !== null && lineKey({ ...other, productId }) === lineKey(line),
    )
    if (!taken) return [line]
    // The shown quantity dates from before the purchase.
    const { shown: _former, ...rest } = line
    const quantity = line.quantity - taken.quantity
    return quantity > 0 ? [{ ...rest, quantity }] : []
  })
}

/** What an unpaid order of this cart holds. */
export function useHeldItems(): readonly BoughtLine[] {
  const text = useSyncExternalStore(storage.subscribe, read, () => undefined)
  return useMemo(() => heldIn(checkoutInText(text)), [text])
}

function heldIn(checkout: OpenCheckout | undefined): readonly BoughtLine[] {
  const order = checkout?.order
  return order && order.heldUntil >= Date.now() ? order.lines : []
}

export function checkoutInText(text: string | undefined): OpenCheckout | undefined {
  if (text === undefined) return undefined
  try {
    const stored: unknown = JSON.parse(text)
    if (!isRecord(stored) || typeof stored.id !== 'string' || !isWhole(stored.accountId)) return undefined
    const order = orderOf(stored.order)
    return { id: stored.id, accountId: stored.accountId, ...(order && { order }) }
  } catch {
    return undefined
  }
}

function orderOf(value: unknown): HeldOrder | undefined {
  if (!isRecord(value) || !isWhole(value.id) || !isWhole(value.heldUntil) || !Array.isArray(value.lines)) {
    return undefined
  }
  const lines = value.lines.flatMap((line: unknown) =>
    isRecord(line) && isWhole(line.productId) && isWhole(line.quantity)
      ? [
          {
            productId: line.productId,
            size: textOr(line.size),
            color: textOr(line.color),
            quantity: line.quantity,
            ...offerIn(line.offer),
          },
        ]
      : [],
  )
  return { id: value.id, heldUntil: value.heldUntil, lines }
}

function offerIn(value: unknown) {
  const offer = offerKinds.find((kind) => kind === value)
  return offer && { offer }
}

/** Stored by an earlier version, a line has neither. */
function textOr(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
