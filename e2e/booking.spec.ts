import { openAgenda } from '@shop/test-kit/agenda'
import { newEmail } from './account-forms.ts'
import {
  appointmentsOf,
  bookButton,
  chooseHour,
  heldNote,
  hours,
  hoursHeading,
  nextWeek,
  openBooking,
  takeHour,
  typeGuest,
} from './booking-page.ts'
import { follow, tabTo, typeInto } from './keyboard.ts'
import { expectToFit } from './overflow.ts'
import { expect, test } from './test-shop.ts'
import { expectNoViolations } from './violations.ts'

const WIDTHS = [320, 390, 1440]

test.beforeEach(async ({ db }) => {
  // Those that took place stay: some have a record.
  await db.deleteFrom('appointments').where('state', '<>', 'done').execute()
  await openAgenda(db)
})

test('a visit is booked by keyboard alone: one Tab enters the hours, arrows choose, and the page of the appointment has the focus on its question', {
  tag: '@wide',
}, async ({ page, db }) => {
  const email = newEmail()
  await openBooking(page)
  await tabTo(page, hours(page).first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(hours(page).nth(1)).toBeChecked()
  await expect(heldNote(page)).toBeVisible()
  const name = (await hours(page).nth(1).getAttribute('aria-label')) ?? ''
  expect(name).toMatch(/^\d+h\d\d, (segunda|terça|quarta|quinta|sexta)-feira|sábado|domingo, \d+/)
  await typeInto(page, page.getByLabel('Nome'), 'Carolina Dias')
  await typeInto(page, page.getByLabel('Telefone com DDD'), '11977770188')
  await typeInto(page, page.getByLabel('E-mail'), email)
  await follow(page, bookButton(page))

  await expect(page).toHaveURL(/\/agenda\/[\w-]{43}$/)
  await expect(page.getByRole('heading', { name: 'Você vem, Carolina?' })).toBeFocused()
  await expect(page.getByText('Encontro marcado')).toBeVisible()
  expect(await appointmentsOf(db, email)).toMatchObject([
    { name: 'Carolina Dias', phone: '(11) 97777-0188', state: 'booked', companions: 0 },
  ])
})

test('an hour that somebody else takes meanwhile is taken out of the hours, what was typed stays, the focus is on the hours, and another one is booked', async ({
  page,
  db,
}) => {
  const email = newEmail()
  await openBooking(page)
  await page.route('**/api/appointments/holds', (route) => route.abort())
  await typeGuest(page, email)
  const startsAt = await chooseHour(page)
  await expect(page.getByText('A hora não ficou guardada, mas ainda dá para agendar.')).toBeVisible()
  await takeHour(db, startsAt)
  await bookButton(page).click()

  await expect(page.getByRole('alert').filter({ hasText: 'acabou de ser reservada' })).toBeVisible()
  await expect(hoursHeading(page)).toBeFocused()
  await expect(page.locator(`input[value="${startsAt.toISOString()}"]`)).toHaveCount(0)
  await expect(hours(page).and(page.locator(':checked'))).toHaveCount(0)
  await expect(page.getByLabel('Nome')).toHaveValue('Carolina Dias')
  await expect(page.getByLabel('Quero ver')).toHaveValue('Camélia e Lírio')
  expect(await appointmentsOf(db, email)).toEqual([])
  await expectNoViolations(page)

  await page.unroute('**/api/appointments/holds')
  await chooseHour(page)
  await expect(heldNote(page)).toBeVisible()
  await bookButton(page).click()
  await expect(page.getByRole('heading', { name: 'Você vem, Carolina?' })).toBeVisible()
  expect(await appointmentsOf(db, email)).toMatchObject([{ companions: 2, wish: 'Camélia e Lírio' }])
})

test('an hour that is taken before it is held says so at once', async ({ page, db }) => {
  await openBooking(page)
  const startsAt = new Date((await hours(page).first().getAttribute('value')) ?? '')
  // The page that she has open does not know of it yet.
  await takeHour(db, startsAt)
  await hours(page).first().check()
  await expect(page.getByRole('alert').filter({ hasText: 'acabou de ser reservada' })).toBeVisible()
  await expect(hoursHeading(page)).toBeFocused()
  await expect(page.getByText('Escolha um dia e uma hora.')).toBeVisible()
})

test('a held hour is hers for ten minutes, also after a reload; then the page says that it is not, and goes on', async ({
  page,
  db,
}) => {
  const email = newEmail()
  await page.clock.install()
  await openBooking(page)
  const startsAt = await chooseHour(page, 1)
  await page.clock.runFor(1_000)
  await expect(heldNote(page)).toBeVisible()
  await typeGuest(page, email)

  await page.reload()
  const own = page.locator(`input[value="${startsAt.toISOString()}"]`)
  await expect(own).toBeChecked()
  await expect(heldNote(page)).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)

  await page.clock.fastForward('10:30')
  await expect(page.getByText('Os 10 minutos passaram')).toBeVisible()
  await db.updateTable('appointments').set({ heldUntil: new Date() }).where('state', '=', 'held').execute()
  await bookButton(page).click()
  await expect(page).toHaveURL(/\/agenda\//)
  expect(await appointmentsOf(db, email)).toMatchObject([{ startsAt, state: 'booked' }])
})

test('without an hour nothing is sent: the message is at the hours; wrong fields have theirs', async ({
  page,
}) => {
  await openBooking(page)
  await bookButton(page).click()
  await expect(page.getByLabel('Nome')).toBeFocused()
  await expect(page.getByText('Informe um e-mail válido.')).toBeVisible()
  await typeGuest(page, newEmail())
  await bookButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Escolha um dia e uma hora.' })).toBeVisible()
  await expect(hoursHeading(page)).toBeFocused()
})

test('a week without hours says so and leads to the next free day; its holidays and closed days have a name', async ({
  page,
}) => {
  await openBooking(page)
  let isEmpty = true
  await page.route('**/api/appointments/slots*', async (route) => {
    if (!isEmpty) return route.fallback()
    isEmpty = false
    const from = new URL(route.request().url()).searchParams.get('from') ?? ''
    const dayAfter = (days: number) =>
      new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)
    return route.fulfill({
      json: {
        days: [
          { day: from, closed: null, starts: [] },
          { day: dayAfter(1), closed: 'holiday', starts: [] },
          { day: dayAfter(2), closed: 'closed', starts: [] },
        ],
        nextDay: dayAfter(7),
      },
    })
  })
  await nextWeek(page).click()
  await expect(page.getByText(/^Nenhuma hora livre nesta semana\. A próxima é em /)).toBeVisible()
  for (const text of ['sem horas livres', 'feriado', 'fechado']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Ver as horas desse dia' }).click()
  await expect(hours(page).first()).toBeVisible()
})

test('when nothing can be booked at all the page offers the other ways to the atelier', async ({
  page,
  db,
}) => {
  await db.deleteFrom('appointmentHours').execute()
  await expect(async () => {
    await page.goto('/agendar')
    await expect(page.getByRole('heading', { name: 'A agenda ainda não está aberta' })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
  await expect(page.getByRole('link', { name: 'Escrever ao ateliê' })).toHaveAttribute(
    'href',
    '/contato?assunto=visita',
  )
  await expectToFit(page, WIDTHS)
  await expectNoViolations(page)
})

test('the kind of the address is chosen, and a signed-in visitor finds her name, e-mail and phone in the form', async ({
  page,
  buyer,
}) => {
  await openBooking(page, '/agendar?tipo=video')
  await expect(page.getByRole('radio', { name: /^Conversa por vídeo/ })).toBeChecked()
  await expect(page.getByLabel('Nome')).toHaveValue(buyer.name)
  await expect(page.getByLabel('E-mail')).toHaveValue(buyer.email)
  await expect(page.getByLabel('Quem vem com você')).toHaveCount(0)
  await page.getByRole('radio', { name: /^Visita ao ateliê/ }).check()
  await expect(page.getByLabel('Quem vem com você')).toBeVisible()
  await expect(hours(page).first()).toBeVisible()
})

test('the form fits every screen and has no axe violations, with a long name and an hour too', async ({
  page,
}) => {
  await openBooking(page)
  await chooseHour(page)
  await typeGuest(page, newEmail(), 'M'.repeat(120))
  await expect(heldNote(page)).toBeVisible()
  await expectToFit(page, WIDTHS)
  await expectNoViolations(page)
})
