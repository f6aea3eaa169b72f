import { aCustomer, errorResponse, expectToast, signInWith, storedToken } from './account-forms.ts'
import { anOrderOf, asCustomer, orderCard, paid, panel, tab } from './account-page.ts'
import { expect, test } from './fixtures.ts'

const TABS = [
  ['Pedidos', '/conta'],
  ['Medidas', '/conta?aba=medidas'],
  ['Suporte', '/conta?aba=suporte'],
  ['Perfil', '/conta?aba=perfil'],
  ['Endereço', '/conta?aba=endereco'],
  ['Segurança', '/conta?aba=seguranca'],
] as const

test('a visitor sees that account and support are restricted, and returns to the same page after the login', async ({
  page,
  db,
}) => {
  const { email } = await aCustomer(db)
  for (const path of ['/conta?aba=perfil', '/suporte']) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso restrito')
      await expect(page.getByText('Você precisa estar logado para acessar esta página.')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Fazer Login' }).click()
      await expect(page).toHaveURL(/^[^?]*\/login\?/)
      await signInWith(page, email)
      await expect(page).toHaveURL(path)
      if (path === '/suporte') await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suporte')
      else await expect(tab(page, 'Perfil')).toHaveAttribute('aria-selected', 'true')
      await page.evaluate(() => localStorage.clear())
    })
  }
})

test('the account greets its owner, and each of its six tabs has its own URL', async ({ page, db }) => {
  await asCustomer(page, db, { name: 'Marina Duarte' })
  await page.goto('/conta')
  await expect(page).toHaveTitle(/^Minha Conta · /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Minha Conta\s*Bem-vinda de volta, Marina/)
  await expect(page.getByRole('tab')).toHaveText(TABS.map(([name]) => name))
  await expect(tab(page, 'Pedidos')).toHaveAttribute('aria-selected', 'true')
  for (const [name, address] of TABS.toReversed()) {
    await tab(page, name).click()
    await expect(page).toHaveURL(address)
    await expect(panel(page, name)).toBeVisible()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
  }
  await page.goBack()
  await expect(panel(page, 'Medidas')).toBeVisible()
})

test('arrow keys move between the tabs and Enter or the space bar opens one; Sair ends the session at once, confirms it, and redirects to the home page', async ({
  page,
  db,
}) => {
  const { user, token } = await asCustomer(page, db)
  await page.goto('/conta')
  await tab(page, 'Pedidos').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, 'Segurança')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(panel(page, 'Perfil')).toBeVisible()
  await expect(tab(page, 'Perfil')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press(' ')
  await expect(panel(page, 'Segurança')).toBeVisible()

  const called = page.waitForRequest('**/api/auth/logout')
  await page.getByRole('main').getByRole('button', { name: 'Sair' }).click()
  const request = await called
  expect([request.method(), await request.headerValue('authorization')]).toEqual(['POST', `Bearer ${token}`])
  await expectToast(page, 'Logout realizado', 'Você foi desconectado com sucesso.')
  await expect(page).toHaveURL('/')
  expect(await storedToken(page)).toBeNull()
  const open = () =>
    db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', user.id)
      .where('revokedAt', 'is', null)
      .execute()
  await expect.poll(open).toEqual([])
})

test('account, support and ticket show a loading state while the stored token is being verified', async ({
  page,
  db,
}) => {
  await asCustomer(page, db)
  const pages = [
    ['/conta', page.getByText('Bem-vinda de volta')],
    ['/suporte', page.getByRole('heading', { level: 1 })],
    ['/suporte/1', page.getByRole('heading', { level: 1 })],
  ] as const
  for (const [path, content] of pages) {
    await test.step(path, async () => {
      const { promise: held, resolve: respond } = Promise.withResolvers<void>()
      await page.route('**/api/auth/verify', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(path)
      await expect(page.getByRole('main').getByText('Carregando...')).toBeVisible()
      await expect(page.getByText('Acesso restrito')).toHaveCount(0)
      respond()
      await expect(content).toBeVisible()
      await page.unroute('**/api/auth/verify')
    })
  }
})

test('profile and own orders are requested in parallel, and the report never is; without an order there is a link to the collections, for an admin too', async ({
  page,
  db,
  signIn,
}) => {
  await asCustomer(page, db)
  const { promise: held, resolve: respond } = Promise.withResolvers<void>()
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const own = (url: URL) => ['/api/user', '/api/orders'].includes(url.pathname)
  await page.route(own, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/conta')
  await expect.poll(() => requests).toEqual(expect.arrayContaining(['/api/orders', '/api/user']))
  respond()
  await expect(page.getByRole('heading', { name: 'Você ainda não fez nenhum pedido.' })).toBeVisible()
  await expect(panel(page, 'Pedidos').getByRole('link', { name: 'Ver coleções' })).toHaveAttribute(
    'href',
    '/colecoes',
  )
  await tab(page, 'Perfil').click()
  await expect(panel(page, 'Perfil').getByLabel('Nome')).not.toHaveValue('')
  expect(requests).not.toContain('/api/reports')

  await signIn('admin')
  await page.goto('/conta')
  await expect(page.getByText('Você ainda não fez nenhum pedido.')).toBeVisible()
  await tab(page, 'Perfil').click()
  await expect(panel(page, 'Perfil').getByLabel('E-mail')).toHaveValue('admin@alvademaio.test')
})

test('data that cannot be loaded shows the server’s message, or a default one, in its place, with a retry button', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const { order } = await anOrderOf(db, user, paid(2))
  const orders = (url: URL) => url.pathname === '/api/orders'
  const profile = (url: URL) => url.pathname === '/api/user'
  const again = page.getByRole('button', { name: 'Tentar novamente' })
  await page.route(orders, (route) => route.fulfill(errorResponse(503, 'unavailable', 'Volte já.')))
  await page.route(profile, (route) => route.fulfill({ status: 400, body: '' }))
  await page.goto('/conta')
  await test.step('the profile in the tabs that show it', async () => {
    await tab(page, 'Perfil').click()
    await expect(panel(page, 'Perfil').getByRole('alert')).toContainText('Erro ao carregar dados')
    await page.unroute(profile)
    await again.click()
    await expect(panel(page, 'Perfil').getByLabel('Nome')).not.toHaveValue('')
  })
  await test.step('the orders', async () => {
    await tab(page, 'Pedidos').click()
    const alert = panel(page, 'Pedidos').getByRole('alert')
    await expect(alert).toContainText('Erro ao carregar dados', { timeout: 10_000 })
    await expect(alert).toContainText('Volte já.')
    await expect(page.getByText('Você ainda não fez nenhum pedido.')).toHaveCount(0)
    await page.unroute(orders)
    await page.route(orders, (route) => route.fulfill({ status: 400, body: '' }))
    await again.click()
    await expect(alert).toContainText('Falha ao buscar pedidos do usuário.')
    await page.unroute(orders)
    await again.click()
    await expect(orderCard(page, order.number)).toBeVisible()
  })
})
