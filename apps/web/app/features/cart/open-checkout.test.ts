import { afterEach, describe, expect, test, vi } from 'vitest'

const KEY = 'atelier.checkout'
const line = {
  cartId: '7-M-Branco',
  productId: 7,
  name: 'Açucena',
  unitPriceCents: 100,
  size: 'M',
  color: 'Branco',
  quantity: 2,
}
const bought = { productId: 7, size: 'M', color: 'Branco', quantity: 2 }
const order = { id: 42, heldUntil: 9e15, lines: [bought] }

function aBrowser() {
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  vi.stubGlobal('window', new EventTarget())
  return storage
}

/** Loads the modules as a tab does: each tab has its own module state. */
async function aTab() {
  vi.resetModules()
  return { ...(await import('./open-checkout.ts')), ...(await import('./cart.store.ts')) }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the open checkout', () => {
  test('has one id for all tabs of an account, and a different one for another account', async () => {
    aBrowser()
    const [one, other] = [await aTab(), await aTab()]
    const { id } = one.openCheckout(1)
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(other.openCheckout(1).id).toBe(id)
    expect(other.openCheckout(2).id).not.toBe(id)
  })

  test('ends with its order: the items leave the cart and the next purchase has another id', async () => {
    aBrowser()
    const tab = await aTab()
    const { id } = tab.openCheckout(1)
    tab.holdOrder(1, order)
    tab.writeCart([line])
    tab.closeCheckout(1, { id: 42, items: [bought] })
    expect(tab.readCart()).toEqual([])
    const next = tab.openCheckout(1)
    expect(next.order).toBeUndefined()
    expect(next.id).not.toBe(id)
  })

  test('ends once: what is added afterwards, or was added meanwhile, stays in the cart', async () => {
    aBrowser()
    const [one, other] = [await aTab(), await aTab()]
    one.holdOrder(1, order)
    one.writeCart([{ ...line, quantity: 3 }])
    const paid = { id: 42, items: [bought] }
    one.closeCheckout(1, paid)
    other.closeCheckout(1, paid)
    expect(one.readCart()).toMatchObject([{ quantity: 1 }])
  })

  test('removes the shown quantity from a partly bought line', async () => {
    aBrowser()
    const tab = await aTab()
    tab.holdOrder(1, order)
    tab.writeCart([{ ...line, quantity: 5, shown: 2 }])
    tab.closeCheckout(1, { id: 42, items: [bought] })
    expect(tab.readCart()).toEqual([{ ...line, quantity: 3 }])
  })

  test('starts anew when storage holds invalid data', async () => {
    const storage = aBrowser()
    const { checkoutInText, openCheckout } = await aTab()
    for (const text of ['', '{', 'null', '[]', '{"id":3}', '{"id":"a","accountId":"b"}']) {
      storage.set(KEY, text)
      expect(checkoutInText(text)).toBeUndefined()
      expect(openCheckout(1).id).toMatch(/^[\da-f-]{36}$/)
    }
  })
})
