import type { Page, Route } from '@playwright/test'
import { aCustomer, refusal } from './account-forms.ts'
import { expect, test } from './fixtures.ts'
import { mailsTo } from './mailbox.ts'

const CALL = '**/api/auth/verify-email.php'
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the link and has the token answered once the page's clock stands still. */
async function open(page: Page, path: string, answer: (route: Route) => Promise<void>) {
  await page.clock.install()
  const { promise: stands, resolve: go } = Promise.withResolvers<void>()
  await page.route(CALL, async (route) => {
    await stands
    await answer(route)
  })
  const asked = page.waitForRequest(CALL)
  await page.goto(path)
  const body: unknown = (await asked).postDataJSON()
  expect(body).toEqual({ token: 'segredo' })
  await page.clock.pauseAt(Date.now() + 60_000)
  go()
}

/** By the page's own clock: not before three seconds are over, and then at once. */
async function expectThreeSecondsTo(page: Page, address: string) {
  await page.clock.runFor(2900)
  await expect(page).toHaveURL(/\/verificar-email/)
  await page.clock.runFor(200)
  await expect(page).toHaveURL(address)
}

test('while the token is being checked the page says so, and the token leaves the address', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  await page.route(CALL, () => {})
  await page.goto('/verificar-email?token=segredo')
  await expect(title(page)).toHaveText('Verificando seu e-mail')
  await expect(page).toHaveURL('/verificar-email')
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  const [, ...others] = addresses
  // The stylesheet stands in front of everything else, and is ours.
  expect(others.filter((address) => address.includes('segredo') && !address.includes('.css'))).toEqual([])
})

test('a token that is good shows the server’s message and leads to the login after three seconds', async ({
  page,
}) => {
  let calls = 0
  await open(page, '/verificar-email?token=segredo', (route) => {
    calls += 1
    return route.fulfill({ json: { message: 'Conta ativada.' } })
  })
  await expect(title(page)).toHaveText('E-mail verificado!')
  await expect(page.getByText('Conta ativada.')).toBeVisible()
  await expectThreeSecondsTo(page, '/login?verificacao=sucesso')
  expect(calls).toBe(1)
})

test('loaded again, the page tells the same and sends the token no second time', async ({ page }) => {
  let calls = 0
  await page.route(CALL, (route) => {
    calls += 1
    return route.fulfill({ json: { message: 'Conta ativada.', redirect: '/carrinho' } })
  })
  await page.goto('/verificar-email?token=segredo')
  await expect(page.getByText('Conta ativada.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Conta ativada.')).toBeVisible()
  await expect(page).toHaveURL('/login?verificacao=sucesso&redirect=%2Fcarrinho', { timeout: 8000 })
  expect(calls).toBe(1)
})

test.describe('a verification that fails', () => {
  const refusedText = 'O link de verificação é inválido ou já foi utilizado.'
  const cases = [
    [
      'by the server’s refusal',
      refusal(400, 'invalid_verification_token', refusedText),
      refusedText,
      'invalido',
    ],
    [
      'by a refusal without a message',
      { status: 400, json: {} },
      'Não foi possível verificar sua conta.',
      'invalido',
    ],
    ['by a server in trouble', refusal(503, 'unavailable', 'Volte já.'), 'Volte já.', 'falhou'],
  ] as const
  for (const [name, answer, text, word] of cases) {
    test(`${name} is told and leads to ${word}`, async ({ page }) => {
      await open(page, '/verificar-email?token=segredo', (route) => route.fulfill(answer))
      await expect(title(page)).toHaveText('Não deu certo')
      await expect(page.getByText(text)).toBeVisible()
      await expectThreeSecondsTo(page, `/login?verificacao=${word}`)
    })
  }

  test('without an answer is told and leads to falhou, and the redirect survives', async ({ page }) => {
    await open(page, '/verificar-email?token=segredo&redirect=/carrinho', (route) => route.abort())
    await expect(page.getByText('Ocorreu um erro de comunicação com o servidor.')).toBeVisible()
    await expectThreeSecondsTo(page, '/login?verificacao=falhou&redirect=%2Fcarrinho')
  })

  test('without a token is told and leads to invalido', async ({ page }) => {
    let calls = 0
    await page.route(CALL, (route) => {
      calls += 1
      return route.abort()
    })
    for (const path of ['/verificar-email', '/verificar-email?token=']) {
      await page.goto(path)
      await expect(page.getByText('Token de verificação não encontrado na URL.')).toBeVisible()
      await expect(page).toHaveURL('/login?verificacao=invalido', { timeout: 8000 })
    }
    expect(calls).toBe(0)
  })
})

test('fetching the link uses nothing up, opening it does, and only once', async ({ page, request, db }) => {
  const { id, email } = await aCustomer(db, { emailVerifiedAt: null })
  await request.post('/api/auth/resend-verification', { data: { email } })
  const [mail] = await mailsTo(email)
  const link = mail?.linkTo('/verificar-email') ?? ''
  const verifiedAt = async () => {
    const user = db.selectFrom('users').select('emailVerifiedAt').where('id', '=', id)
    return (await user.executeTakeFirstOrThrow()).emailVerifiedAt
  }

  // As a mail program does that looks ahead.
  const fetched = await request.get(link)
  expect(await fetched.text()).not.toContain(new URLSearchParams(link.split('?')[1]).get('token'))
  expect(await verifiedAt()).toBeNull()

  await page.goto(link)
  await expect(title(page)).toHaveText('E-mail verificado!')
  expect(await verifiedAt()).not.toBeNull()
  await page.goto(link)
  await expect(title(page)).toHaveText('Não deu certo')
})
