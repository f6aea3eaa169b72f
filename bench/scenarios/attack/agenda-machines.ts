import { defaultLimits } from '@shop/api/lib/limits'
import { appointments } from '@shop/contract/appointments'
import { requestOf } from '@shop/contract/request'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { testSmtp } from '@shop/test-kit/smtp'
import { openVisits, separateTimes } from '../../lib/agenda.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import { amongBots, inBursts, postFrom } from '../../lib/flood.ts'
import { exactly } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'

interface Booking {
  email: string
  from: string
  startsAt: Date
  website: string
}

/** Machines book the atelier's hours away while brides do too: what is booked, and does every bride get her hour? */
export const agendaMachines: Scenario = (size) =>
  withCleanup(async (later) => {
    const smtp = await testSmtp()
    later(smtp.close)
    const { shop, db, stop } = await startDemoShop('agenda_machines', { SMTP_URL: smtp.url })
    later(stop)
    await db
      .updateTable('appointments')
      .set({ state: 'cancelled', cancelledAt: new Date() })
      .where('startsAt', '>', new Date())
      .execute()
    const typeId = await openVisits({ db })
    const [people, each] = size === 'full' ? [50, 500] : [10, 100]
    const free = separateTimes()
    const brides: Booking[] = free.slice(0, people).map((startsAt, n) => ({
      email: `noiva-${n}@exemplo.test`,
      from: `127.3.${n}.1`,
      startsAt,
      website: '',
    }))
    // Whatever hour they ask for, it is not a bride's.
    const bots: Booking[] = free.slice(people, people + each).flatMap((startsAt, n) => [
      { email: `robo-${n}@spam.test`, from: `127.1.${n % 250}.1`, startsAt, website: 'https://spam.test' },
      { email: `insistente-${n}@spam.test`, from: '127.2.0.1', startsAt, website: '' },
    ])
    const responses = await inBursts(amongBots(bots, brides), ({ from, ...fields }) => {
      const body = { typeId, name: 'Noiva da Silva', phone: '11 90000-0000', ...fields }
      const sent: unknown = JSON.parse(requestOf(appointments.book, { body }).body ?? '')
      return postFrom(from, shop.url + appointments.book.path, sent)
    })

    const rows = await db.selectFrom('appointments').select('email').execute()
    const bookedBy = (who: string) => rows.filter(({ email }) => email?.startsWith(who)).length
    const welcome = brides.filter((one) => responses.get(one) === appointments.book.status).length
    return [
      exactly(0, `booked by ${each} machines that fill in the honeypot field`, bookedBy('robo-')),
      {
        what: `booked by ${each} requests of one address`,
        value: bookedBy('insistente-'),
        unit: '',
        atMost: defaultLimits.appointmentBooking.points,
      },
      exactly(people, `of ${people} brides meanwhile, told that their hour is booked`, welcome),
      exactly(people, 'their appointments', bookedBy('noiva-')),
    ]
  })
