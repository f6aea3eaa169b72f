import { consentText, guardianConsent, measurementConsent } from '@shop/contract/measurement-consent'
import { aMeasurementSheet, daysAgo } from '@shop/test-kit/measurements'
import { errorResponse, expectToast, field } from './account-forms.ts'
import { asCustomer, panel } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { expectToFit } from './overflow.ts'
import { expectNoViolations } from './violations.ts'

const PATH = '/conta?aba=medidas'
const version = { measuredBy: 'herself', heelMm: 80 } as const

test('a bride begins her measurement sheet, is questioned about inches, and saves the first version', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  await page.goto(PATH)
  const own = panel(page, 'Medidas')
  await expect(own.getByRole('heading', { name: 'Nenhuma ficha ainda' })).toBeVisible()
  const consent = own.getByRole('checkbox', { name: measurementConsent })
  await expect(consent).not.toBeChecked()
  const guide = own.getByRole('link', { name: 'Como tirar as medidas' })
  await expect(guide).toHaveAttribute('href', '/medidas')
  await expectNoViolations(page)

  await test.step('without consent nothing is sent', async () => {
    await field(page, 'personName').fill('Ana Reis')
    await own.getByRole('button', { name: 'Nova ficha' }).click()
    await expect(own.getByText('Marque para continuar.')).toBeVisible()
    await expect(field(page, 'personName')).toHaveValue('Ana Reis')
  })

  await test.step('with consent the form of the measures opens', async () => {
    await consent.check()
    await own.getByRole('button', { name: 'Nova ficha' }).click()
    await expect(own.getByRole('heading', { name: 'Nova versão' })).toBeVisible()
    await expect(guide).toHaveAttribute('href', '/medidas')
  })

  await test.step('an unlikely value is questioned beside its field, and converted on request', async () => {
    await field(page, 'bust').fill('90.5')
    await field(page, 'bust').press('Enter')
    await expect(field(page, 'waist')).toBeFocused()
    await expect(own.locator('img')).toHaveAttribute('src', /front.*\.svg#m-waist$/)
    await field(page, 'waist').fill('26')
    await field(page, 'heel').fill('8')
    await own.getByRole('button', { name: 'Salvar nova versão' }).click()
    await expect(own.getByText('Você mediu em polegadas? Seriam 66,0 cm.')).toBeVisible()
    await expect(own.getByText('1 medida para rever.')).toBeVisible()
    await expectNoViolations(page)
    await own.getByRole('button', { name: 'Usar 66,0 em Cintura' }).click()
    await expect(field(page, 'waist')).toHaveValue('66,0')
    await expect(own.getByText('medida para rever')).toBeHidden()
  })

  await test.step('a value that is unlikely but right is confirmed', async () => {
    await own.getByRole('button', { name: 'Mais medidas' }).click()
    await field(page, 'wrist').fill('11,5')
    await field(page, 'wrist').blur()
    await own.getByRole('button', { name: 'É isso mesmo em Punho' }).click()
  })

  await own.getByRole('button', { name: 'Salvar nova versão' }).click()
  await expectToast(page, 'Sucesso!', 'A versão 1 foi salva.')
  await expect(own.getByRole('heading', { name: 'Ficha de Ana Reis' })).toBeVisible()
  await expect(own.getByRole('row', { name: 'Cintura 66,0' })).toBeVisible()
  const saved = await db
    .selectFrom('measurementVersions')
    .innerJoin('measurementSheets', 'measurementSheets.id', 'sheetId')
    .select(['values', 'heelMm', 'consentText'])
    .where('userId', '=', user.id)
    .execute()
  expect(saved).toEqual([
    { values: { bust: 905, waist: 660, wrist: 115 }, heelMm: 80, consentText: consentText(false) },
  ])
})

test('a new version repeats what stays empty, shows what changed, and its sheet can be deleted', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const { id } = await aMeasurementSheet(db, { userId: user.id, personName: 'Ana' })
  const values = JSON.stringify({ waist: 690, hip: 1010 })
  const row = { ...version, sheetId: id, number: 1, values, measuredOn: daysAgo(20) }
  await db.insertInto('measurementVersions').values(row).execute()
  await page.goto(PATH)
  const own = panel(page, 'Medidas')
  await own.getByRole('link', { name: 'Nova versão' }).click()
  await expect(own.getByText('versão 1: 69,0')).toBeVisible()
  await expect(own.getByText('O que ficar em branco repete a versão 1.')).toBeVisible()
  await field(page, 'waist').fill('66')

  await test.step('nothing typed is lost: not by a failure, not in another tab of the account', async () => {
    const path = `**/api/measurements/${id}/versions`
    await page.route(path, (route) => route.fulfill(errorResponse(500, 'unexpected', 'Tente mais tarde.')))
    await own.getByRole('button', { name: 'Salvar nova versão' }).click()
    await expectToast(page, 'Versão não salva', 'Tente mais tarde.')
    await page.unroute(path)
    await page.getByRole('tab', { name: 'Perfil' }).click()
    await page.goBack()
    await expect(field(page, 'waist')).toHaveValue('66')
  })

  await own.getByRole('button', { name: 'Salvar nova versão' }).click()
  await expectToast(page, 'Sucesso!', 'A versão 2 foi salva.')
  await expect(own.getByRole('row', { name: 'Cintura 69,0 66,0 − 3,0' })).toBeVisible()
  await expect(own.getByRole('row', { name: 'Quadril 101,0 101,0 igual' })).toBeVisible()
  await expectNoViolations(page)
  await expectToFit(page, [320, 390, 768, 1440])
  await own.getByRole('link', { name: 'Nova versão' }).click()
  await expect(own.getByText('versão 2: 66,0')).toBeVisible()
  await expect(field(page, 'waist')).toHaveValue('')
  await expectToFit(page, [320, 768])
  await own.getByRole('link', { name: 'Ficha de Ana' }).click()

  await test.step('an older version is read from the history', async () => {
    await own.getByRole('link', { name: 'Ver a versão 1' }).click()
    await expect(own.getByRole('row', { name: 'Cintura 69,0' })).toBeVisible()
    await page.goBack()
  })

  await own.getByRole('button', { name: 'Excluir ficha' }).click()
  const question = page.getByRole('dialog', { name: 'Excluir ficha' })
  await expect(question).toContainText('As 2 versões são apagadas.')
  await expectNoViolations(page)
  await question.getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(own.getByRole('heading', { name: 'Nenhuma ficha ainda' })).toBeVisible()
  await expect(own.getByRole('region', { name: 'Fichas de medidas' })).toBeFocused()
  const left = db.selectFrom('measurementSheets').select('id').where('userId', '=', user.id)
  expect(await left.execute()).toEqual([])

  await test.step('the only sheet, deleted where it is shown at once, leaves the focus on what is there instead', async () => {
    await aMeasurementSheet(db, { userId: user.id, personName: 'Bia' })
    await page.goto(PATH)
    await own.getByRole('button', { name: 'Excluir ficha' }).click()
    await question.getByRole('button', { name: 'Excluir', exact: true }).click()
    await expect(own.getByRole('heading', { name: 'Nenhuma ficha ainda' })).toBeFocused()
  })
})

test('a child’s sheet needs the guardian’s own tick and stores the first name only', async ({ page, db }) => {
  const { user } = await asCustomer(page, db)
  await aMeasurementSheet(db, { userId: user.id, personName: 'Ana' })
  await page.goto(PATH)
  const own = panel(page, 'Medidas')
  await own.getByRole('link', { name: 'Nova ficha: quem vai vestir?' }).click()
  await field(page, 'personName').fill('Clara Reis')
  await own.getByRole('checkbox', { name: measurementConsent }).check()
  await own.getByRole('checkbox', { name: 'É para uma criança' }).check()
  await expect(own.getByRole('checkbox', { name: guardianConsent })).not.toBeChecked()
  await own.getByRole('button', { name: 'Nova ficha' }).click()
  await expect(own.getByText('Marque para continuar.')).toBeVisible()
  await own.getByRole('checkbox', { name: guardianConsent }).check()
  await own.getByRole('button', { name: 'Nova ficha' }).click()
  await own.getByRole('link', { name: 'Ficha de Clara' }).click()
  await own.getByRole('link', { name: 'Fichas de medidas' }).click()
  await expect(own.getByRole('listitem')).toHaveText([/Ana/, /Clara.*Criança.*Ainda sem medidas/])
  await expectNoViolations(page)
})
