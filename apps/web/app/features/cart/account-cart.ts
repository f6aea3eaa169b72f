/**
 * Synchronises the browser's cart with the account's. Pages show and change the browser's copy at once; this module
 * sends it afterwards. Until that succeeds, the difference from the base is what is still to be sent.
 */
import { accountCart, type StoredLine } from '@shop/contract/account-cart'
import { cartId, lineKey } from '@shop/contract/cart'
import { ApiError, call } from '~/lib/api.ts'
import { readToken } from '~/lib/session.ts'
import { clearCart, readCart, writeCart } from './cart.store.ts'
import { forgetBase, readBase, writeBase } from './cart-base.ts'
import type { StoredCartLine } from './cart-lines.ts'
import { removeCoupon } from './coupon.store.ts'
import { isSameCart, mergeCarts, storedLines } from './merge-carts.ts'

interface Session {
  token: string
  accountId: number
}

/** After this many changes elsewhere between reading and writing, it waits for the next change. */
const TRIES = 3

/** Reads the account's cart, merges the two and stores the result on both sides. */
export function exchangeCarts(session: Session): Promise<void> {
  return oneTabAtATime(async () => {
    if (await pull(session)) await push(session)
  })
}

/** Sends what has changed in this browser, if anything. */
export function sendCart(session: Session): Promise<void> {
  return oneTabAtATime(() => push(session))
}

/** Removes the browser's copy; the account's cart remains. */
export function forgetCart() {
  clearCart()
  removeCoupon()
  forgetBase()
}

/** Sends all unsent changes now, because the browser's copy is about to be removed. */
export async function sendLastChanges({ token, accountId }: Session): Promise<void> {
  const base = readBase()
  const browser = storedLines(readCart())
  if (base?.accountId !== accountId || isSameCart(browser, base.lines)) return
  const { items, version } = await call(accountCart.read, { token })
  const merged = mergeCarts({ base: base.lines, browser, account: items })
  await call(accountCart.replace, { token, body: { items: merged, version } })
}

async function pull({ token, accountId }: Session): Promise<boolean> {
  const { items, version } = await call(accountCart.read, { token })
  // Signed out while the request was pending: the response no longer belongs to this browser.
  if (readToken() !== token) return false
  const base = readBase()
  const isOwn = base?.accountId === accountId
  const localLines = readCart()
  // Lines left here by another account whose session has ended do not belong to this one.
  const browser = base && !isOwn ? withoutLines(localLines, base.lines) : localLines
  const merged = mergeCarts({
    base: base && isOwn ? base.lines : [],
    browser: storedLines(browser),
    account: items,
  })
  if (!isSameCart(merged, storedLines(localLines)))
    writeCart(merged.map((line) => storedLineOf(line, localLines)))
  writeBase({ accountId, version, lines: items })
  return true
}

async function push(session: Session): Promise<void> {
  const { token, accountId } = session
  for (let tries = 0; tries < TRIES; tries += 1) {
    const base = readBase()
    if (readToken() !== token || base?.accountId !== accountId) return
    const lines = storedLines(readCart())
    if (isSameCart(lines, base.lines)) return
    try {
      const body = { items: lines, version: base.version }
      const { version } = await call(accountCart.replace, { token, body })
      if (readToken() === token) writeBase({ accountId, version, lines })
    } catch (error) {
      // Changed elsewhere meanwhile.
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      if (!(await pull(session))) return
    }
  }
}

function withoutLines(lines: readonly StoredCartLine[], others: readonly StoredLine[]): StoredCartLine[] {
  const keys = new Set(others.map(lineKey))
  return lines.filter((line) => !keys.has(lineKey(line)))
}

/** The line as stored in this browser, with the quantity its cart page has shown. */
function storedLineOf(line: StoredLine, localLines: readonly StoredCartLine[]): StoredCartLine {
  const same = localLines.find(
    (other) => lineKey(other) === lineKey(line) && other.quantity === line.quantity,
  )
  const { productId, size, color } = line
  return {
    ...line,
    cartId: cartId(productId, size, color),
    ...(same?.shown !== undefined && { shown: same.shown }),
  }
}

/** Two tabs are notified of the same change; the second finds it sent. Without browser locks, both send it. */
function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('atelier.cart', work) : work()
}
