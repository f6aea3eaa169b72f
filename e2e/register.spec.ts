import { addressNames } from '@shop/contract/address'
import { type CepAddress, cepAddress } from '@shop/contract/cep'
import {
  createAccount,
  expectToast,
  field,
  fillRegistration,
  newEmail,
  openRegistration,
  refusal,
  signInWith,
  toastOf,
} from './account-forms.ts'
import { expect, test } from './fixtures.ts'
import { mailsTo } from './mailbox.ts'

const NAMES = [
  'name',
  'email',
  'phone',
  'cep',
  'rua',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'estado',
  'password',
  'confirmPassword',
]

test('the registration is one form with every field, its required ones marked, and a way to the login', async ({
  page,
}) => {
  await openRegistration(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Criar conta')
  for (const name of NAMES) {
    await expect(field(page, name)).toBeVisible()
    const required = name === 'complemento' ? null : ''
    expect(await field(page, name).getAttribute('required')).toBe(required)
  }
  await expect(page.locator('main form')).toHaveCount(1)
  await expect(field(page, 'estado').locator('option')).toHaveCount(28)
  await expect(page.getByRole('main').getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login')
})

test('somebody registers, follows the mail, signs in and comes to where they were going', async ({
  page,
  db,
}) => {
  const email = newEmail()
  await page.goto('/login?redirect=/carrinho')
  await page.getByRole('link', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL('/cadastro?redirect=%2Fcarrinho')
  await expect(page.getByRole('main').getByRole('link', { name: 'Entrar' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fcarrinho',
  )
  await fillRegistration(page, { email })
  await createAccount(page)
  await expect(page).toHaveURL('/login?redirect=%2Fcarrinho')
  // The account is made by the job that sends it.
  const [mail] = await mailsTo(email)
  const row = await db
    .selectFrom('users')
    .select(['name', 'phone', 'street', 'complement', 'state', 'zipCode', 'role', 'emailVerifiedAt'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    name: 'Marina Duarte',
    phone: '(11) 90000-0000',
    street: 'Rua das Laranjeiras',
    complement: null,
    state: 'SP',
    zipCode: '99999-999',
    role: 'customer',
    emailVerifiedAt: null,
  })

  await page.goto(mail?.linkTo('/verificar-email') ?? '')
  await expect(page).toHaveURL('/login?verificacao=sucesso&redirect=%2Fcarrinho', { timeout: 8000 })
  await signInWith(page, email, 'renda-francesa-de-maio')
  await expect(page).toHaveURL('/carrinho')
})

test('the toast of a registration has the server’s message and stays eight seconds', async ({ page }) => {
  await page.clock.install()
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 201, json: { message: 'Enviamos um e-mail.' } }),
  )
  await openRegistration(page)
  await fillRegistration(page, { email: newEmail() })
  await page.clock.pauseAt(Date.now() + 60_000)
  await createAccount(page)
  await expect(page).toHaveURL('/login')
  await expectToast(page, 'Cadastro quase completo!', 'Enviamos um e-mail.')
  await page.clock.runFor(7900)
  await expect(toastOf(page, 'Cadastro quase completo!')).toBeVisible()
  await page.clock.runFor(200)
  await expect(toastOf(page, 'Cadastro quase completo!')).toHaveCount(0)
})

test('different passwords are told at once, without a request', async ({ page }) => {
  let calls = 0
  await page.route('**/api/auth/register', (route) => {
    calls += 1
    return route.abort()
  })
  await openRegistration(page)
  await fillRegistration(page, { email: newEmail(), confirmPassword: 'outra' })
  await createAccount(page)
  await expect(page.getByText('As senhas não coincidem.')).toBeVisible()
  await expect(field(page, 'confirmPassword')).toBeFocused()
  await expect(field(page, 'confirmPassword')).toHaveAttribute('aria-invalid', 'true')
  expect(calls).toBe(0)
})

test('an empty form names what is missing, puts the focus in the first field and sends nothing', async ({
  page,
}) => {
  let calls = 0
  await page.route('**/api/auth/register', (route) => {
    calls += 1
    return route.abort()
  })
  await openRegistration(page)
  await createAccount(page)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Confira 11 campos')
  await expect(alert).toContainText(
    'Nome completo, e-mail, telefone, CEP, rua, número, bairro, cidade, estado, senha e confirmação de senha.',
  )
  await expect(field(page, 'name')).toBeFocused()
  for (const name of NAMES.filter((each) => each !== 'complemento')) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(field(page, 'complemento')).not.toHaveAttribute('aria-invalid')
  expect(calls).toBe(0)
})

test('what the server refuses stands at its field, told by toast, and nothing typed is lost', async ({
  page,
}) => {
  await openRegistration(page)
  await fillRegistration(page, { email: newEmail(), password: 'password123', confirmPassword: 'password123' })
  await createAccount(page)
  await expect(toastOf(page, 'Erro no cadastro')).toContainText('Esta senha é muito comum. Escolha outra.')
  await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'password')).toBeFocused()
  await expect(field(page, 'name')).toHaveValue('Marina Duarte')
  await expect(field(page, 'phone')).toHaveValue('(11) 90000-0000')
  await expect(field(page, 'estado')).toHaveValue('SP')
  await expect(field(page, 'password')).toHaveValue('password123')
})

test.describe('a registration that fails shows', () => {
  const cases = [
    [
      'the server’s sentence when there is one',
      refusal(429, 'too_many_requests', 'Espere uma hora.'),
      'Espere uma hora.',
    ],
    ['a failed registration when there is none', { status: 500, body: 'oops' }, 'Falha no cadastro.'],
  ] as const
  for (const [title, answer, text] of cases) {
    test(title, async ({ page }) => {
      await page.route('**/api/auth/register', (route) => route.fulfill(answer))
      await openRegistration(page)
      await fillRegistration(page, { email: 'noiva@exemplo.test' })
      await createAccount(page)
      await expectToast(page, 'Erro no cadastro', text)
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(`Erro no cadastro${text}`)
      await expect(page).toHaveURL('/cadastro')
      await expect(field(page, 'email')).toHaveValue('noiva@exemplo.test')
    })
  }
})

test('the strength of a password is shown in four parts and a word', async ({ page }) => {
  await openRegistration(page)
  const words = page.getByRole('main').locator('[aria-live]', { hasText: 'Força da senha:' })
  await expect(words).toHaveCount(0)
  for (const [password, word] of [
    ['senha1234', 'Fraca'],
    ['Magnolia7', 'Razoável'],
    ['renda francesa', 'Boa'],
    ['renda-francesa-de-maio', 'Forte'],
  ] as const) {
    await field(page, 'password').fill(password)
    await expect(words).toHaveText(`Força da senha: ${word}`)
  }
})

test.describe('the postal code', () => {
  const address = {
    zipCode: '01310-100',
    street: 'Avenida Paulista',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  }
  const known = (found: CepAddress) => ({ json: cepAddress.encode(found) })

  test('fills in what is still empty, and leaves it open to change', async ({ page }) => {
    await page.route('**/api/cep/*', (route) => route.fulfill(known(address)))
    await openRegistration(page)
    await field(page, 'bairro').fill('Centro')
    await field(page, 'cep').pressSequentially('01310100')
    await expect(field(page, 'cep')).toHaveValue('01310-100')
    await expect(field(page, 'rua')).toHaveValue('Avenida Paulista')
    await expect(field(page, 'cidade')).toHaveValue('São Paulo')
    await expect(field(page, 'estado')).toHaveValue('SP')
    await expect(field(page, 'bairro')).toHaveValue('Centro')
    await field(page, 'rua').fill('Alameda Santos')

    // Another code brings another town, but touches nothing that somebody wrote.
    await page.route('**/api/cep/*', (route) =>
      route.fulfill(known({ ...address, street: 'Rua XV', city: 'Curitiba', state: 'PR' })),
    )
    await field(page, 'cep').fill('80020310')
    await expect(field(page, 'cidade')).toHaveValue('Curitiba')
    await expect(field(page, 'estado')).toHaveValue('PR')
    await expect(field(page, 'rua')).toHaveValue('Alameda Santos')
  })

  test('says that it is looked up, and never stands in the way', async ({ page }) => {
    await page.route('**/api/cep/*', () => {})
    await openRegistration(page)
    await field(page, 'cep').fill('01310-100')
    await expect(page.getByText('Buscando o endereço…').first()).toBeVisible()
    await page.route('**/api/auth/register', (route) =>
      route.fulfill({ status: 201, json: { message: 'Pronto.' } }),
    )
    await fillRegistration(page, { email: newEmail(), [addressNames.zipCode]: '01310-100' })
    await createAccount(page)
    await expect(page).toHaveURL('/login')
  })

  test('that is corrected takes along what the wrong one had brought', async ({ page }) => {
    await page.route('**/api/cep/01310-100', (route) => route.fulfill(known(address)))
    // A town with one code for all of its streets.
    await page.route('**/api/cep/13690-000', (route) =>
      route.fulfill(known({ ...address, street: null, neighborhood: null, city: 'Descalvado' })),
    )
    await page.route('**/api/cep/99999-999', (route) => route.fulfill(refusal(404, 'not_found', 'Não.')))
    await openRegistration(page)
    await field(page, 'cep').fill('01310-100')
    await expect(field(page, 'rua')).toHaveValue('Avenida Paulista')
    await field(page, 'cep').fill('13690-000')
    await expect(field(page, 'cidade')).toHaveValue('Descalvado')
    await expect(field(page, 'rua')).toHaveValue('')
    await expect(field(page, 'bairro')).toHaveValue('')

    await field(page, 'rua').fill('Rua da Matriz')
    await field(page, 'cep').fill('99999-999')
    await expect(field(page, 'cidade')).toHaveValue('')
    await expect(field(page, 'estado')).toHaveValue('')
    await expect(field(page, 'rua')).toHaveValue('Rua da Matriz')
  })

  test('that nobody knows is told beside the field and changes nothing', async ({ page }) => {
    await openRegistration(page)
    await field(page, 'cep').fill('99999-999')
    await expect(page.getByText('CEP não encontrado. Preencha o endereço.').first()).toBeVisible()
    await expect(field(page, 'rua')).toHaveValue('')
  })
})

test('the caret stays where somebody corrects a number', async ({ page }) => {
  await openRegistration(page)
  await field(page, 'phone').pressSequentially('1190000000')
  await expect(field(page, 'phone')).toHaveValue('(11) 9000-0000')
  await field(page, 'phone').evaluate((input: HTMLInputElement) => input.setSelectionRange(6, 6))
  await page.keyboard.type('8')
  await expect(field(page, 'phone')).toHaveValue('(11) 98000-0000')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('7')
  await expect(field(page, 'phone')).toHaveValue('(11) 97000-0000')
})
