import { type CepAddress, cepAddress } from '@shop/contract/cep'
import { errorResponse, field, openRegistration } from './account-forms.ts'
import { expect, test } from './fixtures.ts'

const address = {
  zipCode: '01310-100',
  street: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}

test('the postal code fills in empty fields and leaves them editable; an unknown one changes nothing', async ({
  page,
}) => {
  await openRegistration(page)
  await field(page, 'cep').fill('99999-999')
  await expect(page.getByText('CEP não encontrado. Preencha o endereço.').first()).toBeVisible()
  await expect(field(page, 'rua')).toHaveValue('')

  await page.route('**/api/cep/*', (route) => route.fulfill(addressResponse(address)))
  await field(page, 'bairro').fill('Centro')
  await field(page, 'cep').fill('')
  await field(page, 'cep').pressSequentially('01310100')
  await expect(field(page, 'cep')).toHaveValue('01310-100')
  await expect(field(page, 'rua')).toHaveValue('Avenida Paulista')
  await expect(field(page, 'cidade')).toHaveValue('São Paulo')
  await expect(field(page, 'estado')).toHaveValue('SP')
  await expect(field(page, 'bairro')).toHaveValue('Centro')
  await field(page, 'rua').fill('Alameda Santos')

  // Another code brings another town, but changes nothing that the customer has typed.
  await page.route('**/api/cep/*', (route) =>
    route.fulfill(addressResponse({ ...address, street: 'Rua XV', city: 'Curitiba', state: 'PR' })),
  )
  await field(page, 'cep').fill('80020310')
  await expect(field(page, 'cidade')).toHaveValue('Curitiba')
  await expect(field(page, 'estado')).toHaveValue('PR')
  await expect(field(page, 'rua')).toHaveValue('Alameda Santos')
})

test('correcting a postal code removes what the wrong one had filled in', async ({ page }) => {
  await page.route('**/api/cep/01310-100', (route) => route.fulfill(addressResponse(address)))
  // A town with one code for all of its streets.
  await page.route('**/api/cep/13690-000', (route) =>
    route.fulfill(addressResponse({ ...address, street: null, neighborhood: null, city: 'Descalvado' })),
  )
  await page.route('**/api/cep/99999-999', (route) => route.fulfill(errorResponse(404, 'not_found', 'Não.')))
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

const addressResponse = (found: CepAddress) => ({ json: cepAddress.encode(found) })
