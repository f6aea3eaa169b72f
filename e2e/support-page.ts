import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'

/** A message of the atelier, as an admin would write it. */
export async function replyOfAtelier(db: Db, ticketId: number, text: string) {
  await db.insertInto('ticketMessages').values({ ticketId, fromAdmin: true, text }).execute()
  await db.updateTable('tickets').set({ status: 'awaiting_reply' }).where('id', '=', ticketId).execute()
}

export const message = (page: Page, text: string) =>
  page.getByRole('log').getByRole('article').filter({ hasText: text })
export const reply = (page: Page) => page.getByLabel('Sua resposta')
export const send = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Enviar', exact: true })
