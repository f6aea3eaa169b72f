import type { Db } from '@shop/api/db/connection'
import { errorResponse, expectToast, field } from './account-forms.ts'
import { asCustomer, panel, tab } from './account-page.ts'
import { closeToast } from './closed-toasts.ts'
import { expect, test } from './fixtures.ts'

const save = (page: Parameters<typeof panel>[0], name: string) =>
  panel(page, name).getByRole('button', { name: 'Salvar alterações' }).click()

const rowOf = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select(['name', 'phone', 'email', 'street', 'number', 'complement'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('the profile is shown and can be changed, except the email; an invalid value is reported beside its field before anything is sent', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db, { name: 'Marina Duarte' })
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1
  })
  await page.goto('/conta?aba=perfil')
  await expect(field(page, 'name')).toHaveValue('Marina Duarte')
  await expect(field(page, 'phone')).toHaveValue('(11) 90000-0000')
  const email = panel(page, 'Perfil').getByLabel('E-mail')
  await expect(email).toHaveValue(user.email)
  await expect(email).toHaveAttribute('readonly')

  await field(page, 'phone').fill('12')
  await save(page, 'Perfil')
  await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Informe um telefone válido.')).toBeVisible()
  await expect(field(page, 'phone')).toBeFocused()
  expect(sent).toBe(0)

  await field(page, 'name').fill('Marina Alves')
  await field(page, 'phone').fill('21988887777')
  await save(page, 'Perfil')
  await expectToast(page, 'Sucesso!', 'Seus dados foram atualizados.')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marina')
  expect(await rowOf(db, user.id)).toMatchObject({
    name: 'Marina Alves',
    phone: '(21) 98888-7777',
    street: user.street,
    email: user.email,
  })
})

test('the saved address is shown, and can be saved without a complement; a rejected change shows the server’s message, at its field too, and nothing typed is lost', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db, { complement: 'Apto. 12' })
  await page.goto('/conta?aba=endereco')
  const saved = {
    zipCode: '01310-100',
    street: 'Rua das Acácias',
    number: '120',
    complement: 'Apto. 12',
    neighborhood: 'Jardim Paulista',
    city: 'São Paulo',
    state: 'SP',
  }
  for (const [name, value] of Object.entries(saved)) await expect(field(page, name)).toHaveValue(value)
  await field(page, 'number').fill('200')
  await field(page, 'complement').fill('')
  await save(page, 'Endereço')
  await expectToast(page, 'Sucesso!', 'Seus dados foram atualizados.')
  const row = await rowOf(db, user.id)
  expect(row).toMatchObject({ number: '200', phone: user.phone })
  expect(row.complement ?? '').toBe('')

  await field(page, 'city').fill('Campinas')
  await page.route('**/api/user', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill(
          errorResponse(400, 'invalid_input', 'Confira a cidade.', { city: 'Cidade desconhecida.' }),
        )
      : route.continue(),
  )
  await save(page, 'Endereço')
  await expectToast(page, 'Erro ao atualizar', 'Confira a cidade.')
  await expect(page.getByText('Cidade desconhecida.')).toBeVisible()
  await expect(field(page, 'city')).toHaveValue('Campinas')
})

test('unsaved changes survive visiting another page, and saving one tab neither loses nor sends the unsaved changes of another', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db, { name: 'Marina Duarte' })
  await page.goto('/conta?aba=perfil')
  await field(page, 'name').fill('Marina Alves')
  await expect(page.getByText('Alterações ainda não salvas.')).toBeVisible()
  await tab(page, 'Endereço').click()
  await field(page, 'number').fill('77')
  await page.getByRole('banner').getByRole('link', { name: 'Carrinho' }).click()
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible()
  await page.goBack()
  await expect(field(page, 'number')).toHaveValue('77')
  await tab(page, 'Perfil').click()
  await expect(field(page, 'name')).toHaveValue('Marina Alves')
  await expect(field(page, 'phone')).toHaveValue('(11) 90000-0000')
  await save(page, 'Perfil')
  await expectToast(page, 'Sucesso!', 'Seus dados foram atualizados.')
  await expect(panel(page, 'Perfil').getByText('Alterações ainda não salvas.')).toHaveCount(0)
  expect(await rowOf(db, user.id)).toMatchObject({ name: 'Marina Alves', number: user.number })
  await closeToast(page, 'Sucesso!')

  await field(page, 'name').fill('Ainda não salvo')
  await tab(page, 'Endereço').click()
  await expect(field(page, 'number')).toHaveValue('77')
  await save(page, 'Endereço')
  await expectToast(page, 'Sucesso!', 'Seus dados foram atualizados.')
  await tab(page, 'Perfil').click()
  await expect(field(page, 'name')).toHaveValue('Ainda não salvo')
  expect(await rowOf(db, user.id)).toMatchObject({ name: 'Marina Alves', number: '77' })
})

test('a new CEP replaces the street of the old one, and an unknown CEP does not block saving', async ({
  page,
  db,
}) => {
  await asCustomer(page, db)
  await page.goto('/conta?aba=endereco')
  await field(page, 'number').fill('9')
  await field(page, 'zipCode').fill('99999999')
  await expect(page.getByText('CEP não encontrado. Preencha o endereço.').first()).toBeVisible()
  await expect(field(page, 'city')).toHaveValue('São Paulo')
  await field(page, 'zipCode').fill('20040020')
  await expect(field(page, 'city')).toHaveValue('Rio de Janeiro')
  await expect(field(page, 'state')).toHaveValue('RJ')
  await expect(field(page, 'street')).toHaveValue('Praça Floriano')
  await expect(field(page, 'number')).toHaveValue('9')
  await page.route('**/api/cep/*', (route) => route.abort())
  await field(page, 'zipCode').fill('20999999')
  await field(page, 'street').fill('Rua do Campo')
  await field(page, 'neighborhood').fill('Centro')
  await save(page, 'Endereço')
  await expectToast(page, 'Sucesso!', 'Seus dados foram atualizados.')
})

test('the browser shows a leave prompt before a document with unsaved changes is closed, and only then', async ({
  page,
  db,
}) => {
  await asCustomer(page, db)
  await page.goto('/conta?aba=perfil')
  const requests: string[] = []
  page.on('dialog', (dialog) => {
    requests.push(dialog.type())
    void dialog.accept()
  })
  await expect(field(page, 'name')).toBeVisible()
  await page.reload()
  expect(requests).toEqual([])
  await field(page, 'name').fill('Marina Alves')
  await page.reload()
  expect(requests).toEqual(['beforeunload'])
  // Also after navigating to another page.
  await field(page, 'name').fill('Marina Alves')
  await page.getByRole('banner').getByRole('link', { name: 'Carrinho' }).click()
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible()
  await page.reload()
  expect(requests).toEqual(['beforeunload', 'beforeunload'])
})
