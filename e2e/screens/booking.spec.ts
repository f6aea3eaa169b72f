/** Visits and fittings. Not before the screens of the admin area, whose agenda would have more appointments. */
import { newToken } from '@shop/api/lib/token'
import { typeOf } from '@shop/test-kit/agenda'
import { bookButton, hours, linkedAppointment, nextWeek } from '../booking-page.ts'
import { expect } from '../test-shop.ts'
import { hold, rejectCalls } from './hold.ts'
import { screen } from './screen.ts'

/** Later than all appointments of the demo. */
const THEN = new Date('2026-11-18T17:00:00Z')

screen('agendar', { path: '/agendar' })

screen('agendar-chosen', {
  path: '/agendar',
  async show({ page }) {
    await page.getByLabel('Nome').fill('Carolina Dias')
    await page.getByLabel('Quem vem com você').selectOption('2')
    await page.route('**/api/appointments/holds', (route) =>
      route.fulfill({ status: 201, json: { token: newToken(), until: '2026-10-26T13:22:00Z' } }),
    )
    await hours(page).nth(2).check()
    await page.getByText('A hora fica guardada para você').waitFor()
  },
})

screen('agendar-taken', {
  path: '/agendar',
  async show({ page }) {
    await page.route('**/api/appointments/holds', (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'slot_taken', message: 'Esta hora acabou de ser reservada.' },
      }),
    )
    await hours(page).nth(2).check()
    await expect(page.getByRole('alert').filter({ hasText: 'acabou de ser reservada' })).toBeVisible()
  },
})

screen('agendar-errors', {
  path: '/agendar',
  async show({ page }) {
    await bookButton(page).click()
    await page.getByText('Informe um e-mail válido.').waitFor()
  },
})

screen('agendar-loading', {
  path: '/agendar',
  waiting: true,
  async show({ page }) {
    await hold(page, '**/api/appointments/slots*')
    await nextWeek(page).click()
    await page.getByText('Carregando as horas...').waitFor()
  },
})

screen('agendar-failed', {
  path: '/agendar',
  async show({ page }) {
    await rejectCalls(page, '**/api/appointments/slots*')
    await nextWeek(page).click()
    await page.getByText('Não foi possível carregar as horas.').waitFor()
  },
})

screen('agendar-empty', {
  path: '/agendar',
  async show({ page }) {
    const days = ['02', '03', '04', '05', '06', '07'].map((day, index) => ({
      day: `2026-11-${day}`,
      closed: index === 0 ? 'holiday' : index === 5 ? 'closed' : null,
      starts: [],
    }))
    await page.route('**/api/appointments/slots*', (route) =>
      route.fulfill({ json: { days, nextDay: '2026-11-10' } }),
    )
    await nextWeek(page).click()
    await page.getByText(/^Nenhuma hora livre nesta semana/).waitFor()
  },
})

screen('agendar-fitting-stranger', {
  path: '/agendar?tipo=prova',
  show: ({ page }) => page.getByRole('link', { name: 'Receber o link do pedido' }).waitFor(),
})

screen('agendar-fitting', {
  path: '/agendar?tipo=prova',
  as: 'customer',
  show: ({ page }) => hours(page).first().waitFor(),
})

const linked = (name: string, values: Parameters<typeof linkedAppointment>[1], act?: string) =>
  screen(name, {
    path: '/sobre',
    async show({ page, db }) {
      const { path, appointment } = await linkedAppointment(db, {
        startsAt: THEN,
        name: 'Marina Duarte',
        ...values,
      })
      await page.goto(path)
      await page.getByText('Falar com o ateliê').first().waitFor()
      if (act !== undefined) await page.getByRole('button', { name: act, exact: true }).click()
      if (act === 'Remarcar') await hours(page).first().waitFor()
      await page.waitForLoadState('networkidle')
      // The next one takes the same hour.
      await db.deleteFrom('appointments').where('id', '=', appointment.id).execute()
    },
  })

linked('agenda-link', { companions: 2 })
linked('agenda-link-cancel', { companions: 2 }, 'Cancelar')
linked('agenda-link-move', {}, 'Remarcar')
linked('agenda-link-confirmed', { state: 'confirmed', confirmedAt: new Date('2026-10-26T12:00:00Z') })
linked('agenda-link-cancelled', { state: 'cancelled', cancelledAt: new Date('2026-10-26T12:00:00Z') })
linked('agenda-link-late', { startsAt: new Date('2026-10-26T23:00:00Z') })
linked('agenda-link-missed', { state: 'missed', startsAt: new Date('2026-09-02T23:00:00Z') })

screen('agenda-link-video', {
  path: '/sobre',
  async show({ page, db }) {
    const type = await typeOf(db, 'video')
    const room = await db
      .selectFrom('fittingRooms')
      .select('id')
      .where('kind', '=', 'video')
      .executeTakeFirstOrThrow()
    const name = `${'Wolfeschlegel'.repeat(4)} Dias`
    const call = {
      startsAt: THEN,
      typeId: type.id,
      roomId: room.id,
      name,
      videoUrl: 'https://video.test/sala',
    }
    const { path, appointment } = await linkedAppointment(db, call)
    await page.goto(path)
    await page.getByRole('link', { name: 'Entrar na chamada' }).waitFor()
    await db.deleteFrom('appointments').where('id', '=', appointment.id).execute()
  },
})

screen('agenda-link-wrong', {
  path: `/agenda/${'x'.repeat(43)}`,
  show: ({ page }) => page.getByText('Este link não abre nenhum encontro.').waitFor(),
})
