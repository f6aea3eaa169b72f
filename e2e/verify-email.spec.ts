import type { Page } from '@playwright/test'
import { aCustomer, refusal } from './account-forms.ts'
import { expect, test } from './fixtures.ts'
import { mailsTo } from './mailbox.ts'

const CALL = '**/api/auth/verify-email.php'
const title = (page: Page) => page.getByRole('heading', { level: 1 })

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
  await page.clock.install()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const sent: unknown[] = []
  await page.route(CALL, async (route) => {
    sent.push(route.request().postDataJSON())
    await held
    await route.fulfill({ json: { message: 'Conta ativada.' } })
  })
  await page.goto('/verificar-email?token=segredo')
  await expect.poll(() => sent).toEqual([{ token: 'segredo' }])
  await page.clock.pauseAt(Date.now() + 60_000)
  answer()
  await expect(title(page)).toHaveText('E-mail verificado!')
  await expect(page.getByText('Conta ativada.')).toBeVisible()
  await page.clock.runFor(2900)
  await expect(page).toHaveURL('/verificar-email')
  await page.clock.runFor(200)
  await expect(page).toHaveURL('/login?verificacao=sucesso')
  expect(sent).toHaveLength(1)
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
      await page.route(CALL, (route) => route.fulfill(answer))
      await page.goto('/verificar-email?token=segredo')
      await expect(title(page)).toHaveText('Não deu certo')
      await expect(page.getByText(text)).toBeVisible()
      await expect(page).toHaveURL(`/login?verificacao=${word}`, { timeout: 8000 })
    })
  }

  test('without an answer is told and leads to falhou, and the redirect survives', async ({ page }) => {
    await page.route(CALL, (route) => route.abort())
    await page.goto('/verificar-email?token=segredo&redirect=/carrinho')
    await expect(page.getByText('Ocorreu um erro de comunicação com o servidor.')).toBeVisible()
    await expect(page).toHaveURL('/login?verificacao=falhou&redirect=%2Fcarrinho', { timeout: 8000 })
  })

  test('without a token is told and leads to invalido', async ({ page }) => {
    let calls = 0
    await page.route(CALL, (route) => {
      calls += 1
      return route.abort()
    })
    await page.goto('/verificar-email')
    await expect(page.getByText('Token de verificação não encontrado na URL.')).toBeVisible()
    await expect(page).toHaveURL('/login?verificacao=invalido', { timeout: 8000 })
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
