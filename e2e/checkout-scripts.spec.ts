import { expect, test } from './checkout-buyer.ts'
import { paymentForm, soon, toPayment } from './checkout-page.ts'

test('the payment page runs the shop’s own scripts and the payment provider’s, and no others', async ({
  page,
  buyer,
  baseURL,
}) => {
  expect(buyer.email).not.toBe('')
  const origins = new Set<string>()
  page.on('request', (request) => {
    // What runs inside the provider's frames is the provider's own.
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame()) {
      origins.add(new URL(request.url()).origin)
    }
  })
  await toPayment(page)
  await expect(paymentForm(page).getByRole('tab', { name: 'Cartão' })).toBeVisible(soon)
  const provider = await page.locator('script[src*="/endive/stripe.js"]').getAttribute('src')
  const allowed = [baseURL ?? '', new URL(provider ?? '').origin].sort()
  expect([...origins].sort()).toEqual(allowed)
  const present = await page
    .locator('script[src]')
    .evaluateAll((scripts) =>
      scripts.map((script) => (script instanceof HTMLScriptElement ? new URL(script.src).origin : '')),
    )
  expect([...new Set(present)].filter((origin) => !allowed.includes(origin))).toEqual([])
})
