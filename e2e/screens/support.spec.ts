import type { Db } from '@shop/api/db/connection'
import { screen } from './screen.ts'

async function ticketOf(db: Db, subject: string): Promise<string> {
  const ticket = db.selectFrom('tickets').select('id').where('subject', '=', subject)
  return `/suporte/${(await ticket.executeTakeFirstOrThrow()).id}`
}

screen('suporte-list', { path: '/suporte', as: 'customer' })
screen('suporte-empty', { path: '/suporte', as: 'newcomer' })
screen('suporte-restrito', { path: '/suporte' })
screen('suporte-not-found', { path: '/suporte/999999', as: 'newcomer' })

screen('suporte-new', {
  path: '/suporte',
  as: 'newcomer',
  async show({ page }) {
    await page.getByRole('button', { name: 'Abrir Novo Ticket' }).click()
    await page.getByRole('button', { name: 'Enviar' }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
  },
})

for (const [name, subject] of [
  ['thread', 'Data da prova da Açucena'],
  ['closed', 'Troca de tamanho do Alecrim'],
] as const) {
  screen(`suporte-${name}`, {
    path: '/suporte',
    as: 'customer',
    show: async ({ page, db }) => page.goto(await ticketOf(db, subject), { waitUntil: 'networkidle' }),
  })
}
