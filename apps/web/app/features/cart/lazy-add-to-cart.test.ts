import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const product = { id: 7, name: 'Açucena', priceCents: 689_000, stockQuantity: 2 }
const medium = { size: 'M', color: 'Off-White' }

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.doUnmock('./add-to-cart.ts')
})

test('a click adds once the code has arrived', async () => {
  const addToCart = vi.fn()
  vi.doMock('./add-to-cart.ts', () => ({ addToCart }))
  const { lazyAddToCart } = await import('./lazy-add-to-cart.ts')
  lazyAddToCart(product, medium)
  await vi.waitFor(() => expect(addToCart).toHaveBeenCalledExactlyOnceWith(product, medium))
})

test('without a connection a toast says that nothing was added', async () => {
  vi.doMock('./add-to-cart.ts', () => {
    throw new Error('offline')
  })
  const { lazyAddToCart } = await import('./lazy-add-to-cart.ts')
  const { toasts } = await import('~/lib/toasts.ts')
  lazyAddToCart(product, medium)
  await vi.waitFor(() =>
    expect(toasts.read()).toMatchObject([
      {
        title: 'Erro de rede',
        description: 'A peça não foi adicionada. Verifique sua conexão e tente de novo.',
        variant: 'destructive',
      },
    ]),
  )
})
