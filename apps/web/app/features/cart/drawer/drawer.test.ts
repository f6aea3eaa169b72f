import type { CartLine } from '@shop/contract/cart'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newestFirst } from './newest-first.ts'

const product = { id: 7, name: 'Açucena', priceCents: 689_000, stockQuantity: 2 }
const medium = { size: 'M', color: 'Off-White' }

/** The modules of a tab, in which the drawer's code arrives or not; `place` is a page that shows the drawer. */
async function aTab({ loads, place = true }: { loads: () => Promise<unknown>; place?: boolean }) {
  vi.resetModules()
  vi.doMock('./load-drawer.ts', () => ({ loadDrawer: loads }))
  const { addToCart } = await import('../add-to-cart.ts')
  const { subscribe, readShown } = await import('./drawer.store.ts')
  const { toasts } = await import('~/lib/toasts.ts')
  const leave = place ? subscribe(() => {}) : () => {}
  return {
    addToCart,
    leave,
    shown: () => readShown()?.added,
    titles: () => toasts.read().map(({ title }) => title),
  }
}

const added = { key: '[7,"M","Off-White"]', productId: 7, name: 'Açucena' }
const loaded = () => Promise.resolve({ CartDrawer: () => null })

describe('adding to the cart', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
    vi.stubGlobal('window', new EventTarget())
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.doUnmock('./load-drawer.ts')
  })

  test('opens the drawer in place of a toast, where the page shows it', async () => {
    const { addToCart, shown, titles } = await aTab({ loads: loaded })
    addToCart(product, medium)
    await vi.advanceTimersByTimeAsync(0)
    expect(shown()).toEqual(added)
    expect(titles()).toEqual([])
  })

  test('shows a toast on a page without the drawer, and loads none of its code', async () => {
    const loads = vi.fn(loaded)
    const { addToCart, shown, titles } = await aTab({ loads, place: false })
    addToCart(product, medium)
    await vi.advanceTimersByTimeAsync(0)
    expect(titles()).toEqual(['Adicionado ao carrinho!'])
    expect(shown()).toBeUndefined()
    expect(loads).not.toHaveBeenCalled()
  })

  test('shows a toast when the drawer cannot be loaded', async () => {
    const { addToCart, shown, titles } = await aTab({ loads: () => Promise.reject(new Error('offline')) })
    addToCart(product, medium)
    await vi.advanceTimersByTimeAsync(0)
    expect(titles()).toEqual(['Adicionado ao carrinho!'])
    expect(shown()).toBeUndefined()
  })

  test('shows a toast when the drawer is late, and does not open it afterwards', async () => {
    const { promise, resolve } = Promise.withResolvers<{ CartDrawer: () => null }>()
    const { addToCart, shown, titles } = await aTab({ loads: () => promise })
    addToCart(product, medium)
    await vi.advanceTimersByTimeAsync(1999)
    expect(titles()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(titles()).toEqual(['Adicionado ao carrinho!'])
    resolve({ CartDrawer: () => null })
    await vi.advanceTimersByTimeAsync(0)
    expect(shown()).toBeUndefined()
  })

  test('shows a toast when the page was left while the drawer was loading', async () => {
    const { addToCart, leave, shown, titles } = await aTab({ loads: loaded })
    addToCart(product, medium)
    leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(titles()).toEqual(['Adicionado ao carrinho!'])
    expect(shown()).toBeUndefined()
  })
})

test('the line that was added comes first, then the others from the newest to the oldest', () => {
  const lines = [1, 2, 3, 4].map(
    (productId): CartLine => ({ productId, name: '', cartId: '', unitPriceCents: 1, quantity: 1, ...medium }),
  )
  expect(newestFirst(lines, '[2,"M","Off-White"]').map(({ productId }) => productId)).toEqual([2, 4, 3, 1])
  expect(newestFirst(lines, 'removed').map(({ productId }) => productId)).toEqual([4, 3, 2, 1])
})
