import { afterEach, describe, expect, test, vi } from 'vitest'

const product = { id: 7, name: 'Açucena', priceCents: 689_000, stockQuantity: 2 }
const medium = { size: 'M', color: 'Off-White' }
const KEY = 'atelier.cart'

/** The browser APIs that these modules use. */
function aBrowser({ rejects = false } = {}) {
  const storage = new Map<string, string>()
  const setItem = (key: string, value: string) => {
    if (rejects) throw new DOMException('full', 'QuotaExceededError')
    storage.set(key, value)
  }
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage.get(key) ?? null, setItem })
  vi.stubGlobal('window', new EventTarget())
  return storage
}

/** Loads the modules as a tab does: each tab has its own module state. */
async function aTab() {
  vi.resetModules()
  const { addToCart } = await import('./add-to-cart.ts')
  const { readCart } = await import('./cart.store.ts')
  const { toasts } = await import('~/lib/toasts.ts')
  const quantities = () => readCart().map(({ cartId, quantity }) => [cartId, quantity])
  const lastToast = () => toasts.read().at(-1)
  return { addToCart, quantities, lastToast }
}

describe('the cart', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('is stored in local storage with its version, and confirmed with a toast', async () => {
    const storage = aBrowser()
    const { addToCart, lastToast } = await aTab()
    addToCart(product, medium)
    expect(JSON.parse(storage.get(KEY) ?? '')).toMatchObject({ version: 1, lines: [{ quantity: 1 }] })
    expect(lastToast()).toMatchObject({
      title: 'Adicionado ao carrinho!',
      description: 'Açucena foi adicionado ao seu carrinho.',
      variant: 'default',
    })
  })

  test('stays unchanged at the limit, and a toast says why', async () => {
    const storage = aBrowser()
    const { addToCart, lastToast } = await aTab()
    for (let time = 0; time < 2; time += 1) addToCart(product, medium)
    const before = storage.get(KEY)
    addToCart(product, { size: 'P', color: 'Branco' })
    expect(storage.get(KEY)).toBe(before)
    expect(lastToast()).toMatchObject({
      title: 'Limite do estoque',
      description: 'Só há 2 unidades de Açucena, e todas já estão no seu carrinho.',
      variant: 'destructive',
    })
  })

  test('loses nothing when two tabs add in turn', async () => {
    aBrowser()
    const one = await aTab()
    const other = await aTab()
    one.addToCart({ ...product, stockQuantity: 9 }, medium)
    other.addToCart({ ...product, stockQuantity: 9 }, medium)
    one.addToCart({ ...product, stockQuantity: 9 }, { size: 'P', color: 'Branco' })
    expect(one.quantities()).toEqual([
      ['7-M-Off-White', 2],
      ['7-P-Branco', 1],
    ])
    expect(other.quantities()).toEqual(one.quantities())
  })

  test('works within the tab when the browser stores nothing', async () => {
    aBrowser({ rejects: true })
    const { addToCart, quantities, lastToast } = await aTab()
    addToCart(product, medium)
    addToCart(product, medium)
    addToCart(product, medium)
    expect(quantities()).toEqual([['7-M-Off-White', 2]])
    expect(lastToast()?.title).toBe('Limite do estoque')
  })
})
