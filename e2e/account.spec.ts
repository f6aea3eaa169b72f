import { aCustomer, expectToast, refusal, signInWith, storedToken } from './account-forms.ts'
import { anOrderOf, asCustomer, orderCard, paid, panel, tab } from './account-page.ts'
import { expect, test } from './fixtures.ts'

const TABS = [
  ['Pedidos', '/conta'],
  ['Suporte', '/conta?aba=suporte'],
  ['Perfil', '/conta?aba=perfil'],
  ['Endereço', '/conta?aba=endereco'],
  ['Segurança', '/conta?aba=seguranca'],
] as const

test('a visitor is told that the account is restricted, and comes back to the same tab after the login', async ({
  page,
  db,
}) => {
  const { email } = await aCustomer(db)
  await page.goto('/conta?aba=perfil')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso restrito')
  await expect(page.getByText('Você precisa estar logado para acessar esta página.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Fazer Login' }).click()
  await expect(page).toHaveURL(/^[^?]*\/login\?/)
  await signInWith(page, email)
  await expect(page).toHaveURL('/conta?aba=perfil')
  await expect(tab(page, 'Perfil')).toHaveAttribute('aria-selected', 'true')
})

test('the account greets its owner, and its five tabs each have an address', async ({ page, db }) => {
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
  await expect(panel(page, 'Suporte')).toBeVisible()
})

test('the tabs are gone through with the arrow keys and opened with Enter or the space bar', async ({
  page,
  db,
}) => {
  await asCustomer(page, db)
  await page.goto('/conta')
  await tab(page, 'Pedidos').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, 'Segurança')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(panel(page, 'Perfil')).toBeVisible()
  await expect(tab(page, 'Perfil')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press(' ')
  await expect(panel(page, 'Segurança')).toBeVisible()
})

test('Sair ends the session at once, says so, and leads to the home page', async ({ page, db }) => {
  const { user } = await asCustomer(page, db)
  await page.goto('/conta')
  await page.getByRole('main').getByRole('button', { name: 'Sair' }).click()
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

test('while the stored token is being verified the account waits', async ({ page, db }) => {
  await asCustomer(page, db)
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/auth/verify', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/conta')
  await expect(page.getByRole('main').getByText('Carregando...')).toBeVisible()
  await expect(page.getByText('Acesso restrito')).toHaveCount(0)
  answer()
  await expect(page.getByText('Bem-vinda de volta')).toBeVisible()
})

test('profile and orders are asked for at the same time, neither waiting for the other', async ({
  page,
  db,
}) => {
  await asCustomer(page, db)
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  const asked: string[] = []
  for (const path of ['/api/user', '/api/orders']) {
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        asked.push(path)
        await held
        await route.continue()
      },
    )
  }
  await page.goto('/conta')
  await expect.poll(() => asked.toSorted()).toEqual(['/api/orders', '/api/user'])
  answer()
  await expect(page.getByText('Você ainda não fez nenhum pedido.')).toBeVisible()
})

test('somebody who is no admin loads the own orders and never the report', async ({ page, db }) => {
  await asCustomer(page, db)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/conta', { waitUntil: 'networkidle' })
  expect(asked).toContain('/api/orders')
  expect(asked).not.toContain('/api/reports')
})

test('an admin may open the account too', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/conta')
  await expect(page.getByText('Você ainda não fez nenhum pedido.')).toBeVisible()
  await tab(page, 'Perfil').click()
  await expect(panel(page, 'Perfil').getByLabel('E-mail')).toHaveValue('admin@alvademaio.test')
})

test.describe('data that cannot be loaded are told in their place, with a way to ask again', () => {
  test('the orders with the server’s sentence, or their own', async ({ page, db }) => {
    const { user } = await asCustomer(page, db)
    const { order } = await anOrderOf(db, user, paid(2))
    const own = (url: URL) => url.pathname === '/api/orders'
    await page.route(own, (route) => route.fulfill(refusal(503, 'unavailable', 'Volte já.')))
    await page.goto('/conta')
    const alert = panel(page, 'Pedidos').getByRole('alert')
    await expect(alert).toContainText('Erro ao carregar dados', { timeout: 10_000 })
    await expect(alert).toContainText('Volte já.')
    await expect(page.getByText('Você ainda não fez nenhum pedido.')).toHaveCount(0)
    await page.unroute(own)
    await page.route(own, (route) => route.fulfill({ status: 400, body: '' }))
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(alert).toContainText('Falha ao buscar pedidos do usuário.')
    await page.unroute(own)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(orderCard(page, order.number)).toBeVisible()
  })

  test('the profile in the tabs that show it', async ({ page, db }) => {
    await asCustomer(page, db)
    const own = (url: URL) => url.pathname === '/api/user'
    await page.route(own, (route) => route.fulfill({ status: 400, body: '' }))
    await page.goto('/conta?aba=perfil')
    await expect(panel(page, 'Perfil').getByRole('alert')).toContainText('Erro ao carregar dados')
    await page.unroute(own)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(panel(page, 'Perfil').getByLabel('Nome')).not.toHaveValue('')
  })
})
