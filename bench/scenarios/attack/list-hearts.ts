import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { defaultLimits } from '@shop/api/lib/limits'
import { requestOf, type WireRequest } from '@shop/contract/request'
import { listDeviceHeader, listTokenHeader } from '@shop/contract/shared-list-facts'
import { sharedLists } from '@shop/contract/shared-lists'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { tracesOf } from '@shop/test-kit/traces'
import { withCleanup } from '../../lib/cleanup.ts'
import { amongBots, inBursts } from '../../lib/flood.ts'
import { exactly } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'

const newSecret = () => randomBytes(32).toString('base64url')

interface Visit {
  from: string
  device: string
  calls: readonly WireRequest[]
}

/** One address gives hearts to a shared list without end while her friends do too; and who else learns its link? */
export const listHearts: Scenario = (size) =>
  withCleanup(async (later) => {
    const { shop, db, stop } = await startDemoShop('list_hearts')
    later(stop)
    let log = ''
    shop.child.stdout?.on('data', (chunk: Buffer) => {
      log += chunk.toString()
    })
    const { userId, token } = await db
      .selectFrom('sharedLists')
      .select(['userId', 'token'])
      .executeTakeFirstOrThrow()
    if (token === null) throw new Error('the list of the demo has no link')
    await db.deleteFrom('listDevices').where('listId', '=', userId).execute()
    const { productId } = await db
      .selectFrom('favorites')
      .select('productId')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    const heart = requestOf(sharedLists.heart, { params: { id: productId }, body: { isMine: true } })
    const comment = requestOf(sharedLists.write, {
      body: { productId, name: 'Bia', text: 'É você entrando na igreja.', website: '' },
    })
    const [friends, each] = size === 'full' ? [50, 10_000] : [10, 1000]
    const bots = Array.from({ length: each }, (): Visit => {
      return { from: '127.2.0.1', device: newSecret(), calls: [heart] }
    })
    const people = Array.from({ length: friends }, (_, n): Visit => {
      return { from: `127.3.${n}.1`, device: newSecret(), calls: [heart, comment] }
    })
    const statuses = await inBursts(amongBots(bots, people), async ({ from, device, calls }) => {
      const headers = { [listTokenHeader]: token, [listDeviceHeader]: device }
      const found = []
      for (const call of calls) found.push(await sendFrom(from, shop.url, call, headers))
      return Math.max(...found)
    })
    const page = await fetch(`${shop.url}/lista/${token}`)
    const html = await page.text()

    const hearts = await db.selectFrom('listHearts').select('deviceId').execute()
    const comments = await db.selectFrom('listComments').select('id').execute()
    const limited = bots.filter((one) => statuses.get(one) === 429).length
    const most = defaultLimits.sharedListHeart.points
    return [
      {
        what: `hearts stored of ${each} of one address`,
        value: hearts.length - friends,
        unit: '',
        atMost: most,
      },
      exactly(each, 'of them stored or refused with 429', hearts.length - friends + limited),
      exactly(friends, `of ${friends} friends meanwhile, with a heart and a comment`, comments.length),
      exactly(0, 'errors of the server', [...statuses.values()].filter((status) => status >= 500).length),
      exactly(1, 'calls of the list are in the log', log.includes('/api/shared-lists/by-link') ? 1 : 0),
      exactly(0, 'links in the log', log.split(token).length - 1),
      exactly(0, 'links in the page that any visitor could be sent', html.split(token).length - 1),
      exactly(1, 'the page is stored by no cache', page.headers.get('cache-control') === 'no-store' ? 1 : 0),
      exactly(1, 'columns with the link', (await tracesOf(db, [token])).length),
    ]
  })

function sendFrom(
  localAddress: string,
  url: string,
  { method, url: path, body = '' }: WireRequest,
  more: Record<string, string>,
): Promise<number> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...more }
  return new Promise((resolve, reject) => {
    request(url + path, { method, localAddress, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', reject)
      .end(body)
  })
}
