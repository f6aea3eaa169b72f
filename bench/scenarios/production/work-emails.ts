import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint } from '@shop/contract/endpoint'
import { production } from '@shop/contract/production'
import { promiseChanges } from '@shop/contract/promise-changes'
import type { Input, Output } from '@shop/contract/request'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { aSewnItem } from '@shop/test-kit/production'
import { plainPicture } from '@shop/test-kit/uploads'
import { as } from '../../lib/buyers.ts'
import { call, type Outcome } from '../../lib/call.ts'
import { endLeases } from '../../lib/end-leases.ts'
import { exactly, none } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const sizes = { small: { brides: 6, kills: 1 }, full: { brides: 200, kills: 10 } }
const PHOTOS = 3
/** The calls for one dress take longer. */
const KILLED_WITHIN_MS = 400
const TIMEOUT_MS = 10 * 60_000

/**
 * The work of one dress after the other: a fitting reached twice, three photos shared in one day, the promise moved, the
 * dress ready. The shop is killed while it is called, the worker while it sends. Who gets how many e-mails?
 */
export const workEmails: Scenario = (size) =>
  withTestShop({ name: 'work_emails', env: { ROLE: 'web' } }, async (shop) => {
    const { brides, kills } = sizes[size]
    const { db, smtp } = shop
    const admin = as(shop, await aSession(db, await aUser(db, { role: 'admin' })))
    const insist = insisting(shop, admin)
    const product = await aProduct(db)
    const photo = await plainPicture('#7a3f36').jpeg().toBuffer()
    const fittings = await db
      .selectFrom('productionStages')
      .select('id')
      .where('kind', '=', 'fitting')
      .execute()
    const emails: string[] = []

    const isKilled = killedNow(brides, kills)
    for (let bride = 0; bride < brides; bride += 1) {
      const { id, order, stages, user } = await aSewnItem(db, { product, finished: 0 })
      emails.push(user.email)
      // In the middle of one of the calls that follow.
      if (isKilled(bride))
        setTimeout(() => shop.shop().child.kill('SIGKILL'), Math.random() * KILLED_WITHIN_MS)
      for (const { id: stageId, kind } of stages) {
        await insist(production.move, { params: { id }, body: { stageId, move: 'finish', reason: '' } })
        if (kind !== 'fitting') continue
        await insist(production.move, { params: { id }, body: { stageId, move: 'back', reason: 'Ajustar' } })
        await insist(production.move, { params: { id }, body: { stageId, move: 'finish', reason: '' } })
      }
      for (let n = 0; n < PHOTOS; n += 1) await sharePhoto(shop, admin, { id, photo, insist })
      const window = { from: '2027-01-11', to: '2027-01-22', reason: 'A renda chegou depois.' }
      await insist(promiseChanges.change, { params: { id: order.id }, body: window })
      await insist(production.setReady, { params: { id } })
    }

    const queued = await db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    await sendAll(shop, { count: Number(queued.count), kills })
    // One that was accepted in the moment of the kill is sent again, with the same Message-ID.
    const byId = new Map(
      smtp.received.map(({ recipients, source }) => [headerOf(source, 'Message-ID'), { recipients, source }]),
    )
    const received = [...byId.values()].map(
      ({ recipients, source }) => `${recipients[0]} ${subjectOf(source)}`,
    )
    const about = (text: string) => received.filter((line) => line.includes(text)).length
    return [
      exactly(brides * fittings.length, 'e-mails about a fitting', about('Hora da prova')),
      exactly(brides, 'e-mails about three photos shared in a day', about('Uma foto')),
      exactly(brides, 'e-mails about a promise that was moved', about('prazo')),
      exactly(brides, 'e-mails about a dress that is ready', about('pront')),
      none('e-mails to others', received.filter((line) => !emails.includes(line.split(' ')[0] ?? '')).length),
      none('queued and not received', Number(queued.count) - received.length),
      {
        what: 'copies with the same Message-ID',
        value: smtp.received.length - byId.size,
        unit: '',
        atMost: kills,
      },
      { what: 'kills of the shop and of the worker', value: 2 * kills, unit: '' },
    ]
  })

type Insist = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Outcome<Output<E>>>

function insisting(shop: TestShop, admin: ReturnType<typeof as>): Insist {
  return (endpoint, input) =>
    untilHandled(shop, async () => {
      const outcome = await call(admin, endpoint, input)
      return outcome.status !== 0 && outcome.status < 500 ? outcome : undefined
    })
}

/** Like someone in the atelier: no response, so the shop is started again and the button pressed again. */
async function untilHandled<T>(shop: TestShop, attempt: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const handled = await attempt().catch(() => undefined)
    if (handled !== undefined) return handled
    await shop.kill()
    await shop.start()
  }
}

async function sharePhoto(
  shop: TestShop,
  { token = '' }: ReturnType<typeof as>,
  { id, photo, insist }: { id: number; photo: Buffer; insist: Insist },
) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(photo)]), 'foto.jpg')
  const headers = { authorization: `Bearer ${token}` }
  const path = `${shop.url}/api/production/items/${id}/photos`
  const { id: photoId } = await untilHandled(shop, async () => {
    const response = await fetch(path, { method: 'POST', headers, body: form })
    return response.ok ? production.addPhoto.response.parse(await response.json()) : undefined
  })
  for (const shared of [true, false, true]) {
    await insist(production.changePhoto, { params: { id: photoId }, body: { shared, caption: '' } })
  }
}

function killedNow(brides: number, kills: number) {
  const every = Math.floor(brides / kills)
  return (bride: number) => bride % every === Math.floor(every / 2)
}

async function sendAll(
  { db, smtp, startWorker }: TestShop,
  { count, kills }: { count: number; kills: number },
) {
  const began = performance.now()
  const until = async (isSo: () => boolean) => {
    while (!isSo() && performance.now() - began < TIMEOUT_MS) await sleep(20)
  }
  let worker = await startWorker()
  for (let n = 1; n <= kills; n += 1) {
    await until(() => smtp.received.length >= Math.floor((count * n) / (kills + 1)))
    // The server has not accepted the e-mail that the worker is sending: the shop must send it again.
    smtp.next({ kind: 'hang' })
    const offered = smtp.offered()
    await until(() => smtp.offered() > offered)
    worker.child.kill('SIGKILL')
    await endLeases(db)
    worker = await startWorker()
  }
  await until(() => smtp.received.length >= count)
  // Whoever is sent a second one would be by now.
  await sleep(3_000)
  await worker.stop()
}

/** In encoded words only the spaces are other characters; the subjects are told apart by their plain letters. */
const subjectOf = (source: string) => headerOf(source, 'Subject').replaceAll('_', ' ')

function headerOf(source: string, name: string): string {
  return new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'm').exec(source)?.[1] ?? ''
}
