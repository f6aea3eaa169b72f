import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newLink } from '@shop/api/features/order-links/order-links.service'
import { production } from '@shop/contract/production'
import { users } from '@shop/contract/users'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { type HostileFile, hostileFiles } from '@shop/test-kit/hostile-files'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { aSewnItem } from '@shop/test-kit/production'
import sharp from 'sharp'
import { as } from '../../lib/buyers.ts'
import { call } from '../../lib/call.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import { exactly, none } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { secondsUntil } from '../../lib/shop-health.ts'

/** Of every user that the factories make. */
const PASSWORD = 'senha-de-teste-1'
const FILES_PER_BRIDE = 30
const MOST_SECONDS = 60

/**
 * Everything that a seamstress's phone, or someone with her session, could send as a photo of the work: what is accepted,
 * what is stored of it, who sees it, and what is left once the brides have deleted their accounts.
 */
export const photoCorpus: Scenario = (size) =>
  withCleanup(async (later) => {
    const uploadsDir = await mkdtemp(join(tmpdir(), 'photos-'))
    later(() => rm(uploadsDir, { recursive: true }))
    const { shop, db, stop } = await startDemoShop('photo_corpus', { UPLOADS_DIR: uploadsDir, RATE_LIMITS })
    later(stop)
    const stored = async () =>
      (await readdir(join(uploadsDir, 'private'))).map((name) => join(uploadsDir, 'private', name))
    const ofDemo = new Set(await stored())
    const seamstress = await aSession(db, await aUser(db, { role: 'seamstress' }))
    const product = await aProduct(db)
    const files = await hostileFiles()
    const sent = Array.from({ length: size === 'full' ? 3 : 1 }, () => files).flat()

    const brides: Awaited<ReturnType<typeof aBride>>[] = []
    async function aBride() {
      const { id, user, order } = await aSewnItem(db, {
        product,
        finished: 1,
        order: { status: 'delivered' },
      })
      return {
        itemId: id,
        orderId: order.id,
        token: (await aSession(db, user)).token,
        link: await newLink(db, order.id),
      }
    }
    const other = await aBride()
    const seen = { wrong: 0, photos: 0, toOthers: 0, toHer: 0 }
    for (const [n, file] of sent.entries()) {
      if (n % FILES_PER_BRIDE === 0) brides.push(await aBride())
      const bride = brides.at(-1)
      if (!bride) throw new Error('no bride')
      const response = await send(
        `${shop.url}/api/production/items/${bride.itemId}/photos`,
        seamstress.token,
        file,
      )
      const expected =
        typeof file.expectedResponse === 'number' ? file.expectedResponse : file.expectedResponse[0]
      if (response.status !== expected) {
        console.log(`  ${file.title}: ${response.status} instead of ${expected}`)
        seen.wrong += 1
      }
      if (!response.ok) continue
      seen.photos += 1
      const { id } = production.addPhoto.response.parse(await response.json())
      const sharing = { params: { id }, body: { shared: true, caption: '' } }
      await call(as(shop, seamstress), production.changePhoto, sharing)
      const statusFor = async (headers: Record<string, string>) =>
        (await fetch(`${shop.url}/api/item-photos/${id}`, { headers })).status
      if ((await statusFor({ authorization: `Bearer ${bride.token}` })) === 200) seen.toHer += 1
      const others = [{}, { authorization: `Bearer ${other.token}` }, { 'x-order-token': other.link }]
      for (const headers of others) if ((await statusFor(headers)) < 400) seen.toOthers += 1
    }

    const own = (await stored()).filter((name) => !ofDemo.has(name))
    const metadata = await Promise.all(own.map(async (name) => sharp(await readFile(name)).metadata()))
    const telling = metadata.filter(({ exif, xmp, iptc }) => exif ?? xmp ?? iptc).length
    for (const { token } of brides)
      await call(as(shop, { token }), users.deleteAccount, { body: { password: PASSWORD } })
    const left = async () => (await stored()).filter((name) => !ofDemo.has(name)).length
    await secondsUntil(async () => (await left()) === 0, MOST_SECONDS)
    return [
      { what: 'different files', value: files.length, unit: '', atLeast: 60 },
      none('responses other than expected', seen.wrong),
      exactly(seen.photos, 'photos that are stored', own.length),
      none('of these with location or camera data', telling),
      exactly(seen.photos, 'shared photos that their bride sees', seen.toHer),
      none('shared photos that a visitor, another bride or another order’s link sees', seen.toOthers),
      none('files left once the brides have deleted their accounts', await left()),
    ]
  })

function send(
  url: string,
  token: string,
  { content, fileName = 'foto.png', type = 'image/png' }: HostileFile,
) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)], { type }), fileName)
  return fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form })
}
