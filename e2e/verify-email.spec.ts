import type { Page, Route } from '@playwright/test'
import { aCustomer, errorResponse } from './account-forms.ts'
import { expect, test } from './fixtures.ts'
import { emailsTo } from './mailbox.ts'

const CALL = '**/api/auth/verify-email.php'
const title = (page: Page) => page.getByRole('heading', { level: 1 })

const MINUTE = 60_000

/** Opens the link; the token check responds once the page's clock is paused, this many minutes from now. */
async function open(page: Page, path: string, minutes: number, respond: (route: Route) => Promise<void>) {
  await page.clock.resume()
  await page.unroute(CALL)
  const { promise: stands, resolve: go } = Promise.withResolvers<void>()
  await page.route(CALL, async (route) => {
    await stands
    await respond(route)
  })
  const requested = page.waitForRequest(CALL)
  await page.goto(path)
  const body: unknown = (await requested).postDataJSON()
  expect(body).toEqual({ token: 'segredo' })
  await page.clock.pauseAt(Date.now() + minutes * MINUTE)
  go()
}

/** By the page's own clock: not before three seconds are over, and then at once. */
async function expectThreeSecondsTo(page: Page, address: string) {
  await page.clock.runFor(2900)
  await expect(page).toHaveURL(/\/verificar-email/)
  await page.clock.runFor(200)
  await expect(page).toHaveURL(address)
}

test('while the token is being checked the page says so and removes it from the URL; after a reload it is not sent a second time', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  let calls = 0
  const { promise: held, resolve: respond } = Promise.withResolvers<void>()
  await page.route(CALL, async (route) => {
    calls += 1
    await held
    await route.fulfill({ json: { message: 'Conta ativada.', redirect: '/carrinho' } })
  })
  await page.goto('/verificar-email?token=segredo')
  await expect(title(page)).toHaveText('Verificando seu e-mail')
  await expect(page).toHaveURL('/verificar-email')
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  await expect.poll(() => calls).toBe(1)
  const [, ...others] = addresses
  // The stylesheet is requested before all else, from our own origin.
  expect(others.filter((address) => address.includes('segredo') && !address.includes('.css'))).toEqual([])

  respond()
  await expect(page.getByText('Conta ativada.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Conta ativada.')).toBeVisible()
  await page.getByRole('link', { name: 'Ir para o login' }).click()
  await expect(page).toHaveURL('/login?verificacao=sucesso&redirect=%2Fcarrinho')
  expect(calls).toBe(1)
})

const INVALID = 'O link de verificação é inválido ou já foi utilizado.'
const cases = [
  ['a valid token', { json: { message: 'Conta ativada.' } }, 'Conta ativada.', 'sucesso'],
  [
    'a rejection by the server',
    errorResponse(400, 'invalid_verification_token', INVALID),
    INVALID,
    'invalido',
  ],
  [
    'a rejection without a message',
    { status: 400, json: {} },
    'Não foi possível verificar sua conta.',
    'invalido',
  ],
  ['a server error', errorResponse(503, 'unavailable', 'Volte já.'), 'Volte já.', 'falhou'],
] as const

test('the result of the token check is shown with the server’s message and redirects to the login after three seconds', async ({
  page,
}) => {
  await page.clock.install()
  for (const [index, [name, response, text, word]] of cases.entries()) {
    await test.step(name, async () => {
      let calls = 0
      await open(page, '/verificar-email?token=segredo', index + 1, (route) => {
        calls += 1
        return route.fulfill(response)
      })
      await expect(title(page)).toHaveText(word === 'sucesso' ? 'E-mail verificado!' : 'Não deu certo')
      await expect(page.getByText(text)).toBeVisible()
      await expectThreeSecondsTo(page, `/login?verificacao=${word}`)
      expect(calls).toBe(1)
    })
  }
  await test.step('no response, and the redirect survives', async () => {
    const path = '/verificar-email?token=segredo&redirect=/carrinho'
    await open(page, path, cases.length + 1, (route) => route.abort())
    await expect(page.getByText('Ocorreu um erro de comunicação com o servidor.')).toBeVisible()
    await expectThreeSecondsTo(page, '/login?verificacao=falhou&redirect=%2Fcarrinho')
  })
})

test('a verification without a token shows an error, redirects to the login as invalid, and sends no request', async ({
  page,
}) => {
  let calls = 0
  await page.route(CALL, (route) => {
    calls += 1
    return route.abort()
  })
  await page.clock.install()
  for (const path of ['/verificar-email', '/verificar-email?token=']) {
    await page.goto(path)
    await expect(page.getByText('Token de verificação não encontrado na URL.')).toBeVisible()
    await page.clock.fastForward(3000)
    await expect(page).toHaveURL('/login?verificacao=invalido')
  }
  expect(calls).toBe(0)
  await page.route('**/api/auth/resend-verification', (route) =>
    route.fulfill({ json: { message: `Para ${JSON.stringify(route.request().postDataJSON())}` } }),
  )
  await page.getByRole('textbox', { name: 'E-mail do cadastro' }).fill('noiva@exemplo.test')
  await page.getByRole('button', { name: 'Enviar novo link' }).click()
  await expect(page.getByText('Para {"email":"noiva@exemplo.test"}')).toBeVisible()
})

test('fetching the link does not use it up, opening it does, and only once', async ({
  page,
  request,
  db,
}) => {
  const { id, email } = await aCustomer(db, { emailVerifiedAt: null })
  await request.post('/api/auth/resend-verification', { data: { email } })
  const [received] = await emailsTo(email)
  const link = received?.linkTo('/verificar-email') ?? ''
  const verifiedAt = async () => {
    const user = db.selectFrom('users').select('emailVerifiedAt').where('id', '=', id)
    return (await user.executeTakeFirstOrThrow()).emailVerifiedAt
  }

  // As an email client does that prefetches links.
  const fetched = await request.get(link)
  expect(await fetched.text()).not.toContain(new URLSearchParams(link.split('?')[1]).get('token'))
  expect(await verifiedAt()).toBeNull()

  await page.goto(link)
  await expect(title(page)).toHaveText('E-mail verificado!')
  expect(await verifiedAt()).not.toBeNull()
  await page.goto(link)
  await expect(title(page)).toHaveText('Não deu certo')
})
