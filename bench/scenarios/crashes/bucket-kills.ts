import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { diskFiles } from '@shop/api/adapters/disk-files'
import type { Files } from '@shop/api/adapters/files'
import { pictureTasks } from '@shop/api/features/pictures/pictures.jobs'
import { aCategory, aSession, aUser } from '@shop/test-kit/factories'
import { plainPicture, productFields, productFormData } from '@shop/test-kit/uploads'
import { type Bucket, EVER, startBucket } from '../../lib/bucket.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import { informative, none } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

/** Within this time a shop has received, decoded and stored the pictures. */
const UPLOAD_MS = 5_000
const COPY_MS = 600
const FILES = 3_000

/** kill -9 while pictures are stored in a bucket, and while a directory is copied into it. */
export const bucketKills: Scenario = (size) =>
  withCleanup(async (later) => {
    const bucket = await startBucket(later)
    const kills = size === 'full' ? 50 : 3
    return [
      ...(await withTestShop({ name: 'bucket_kills', env: bucket.env }, (shop) =>
        uploads(shop, bucket, kills),
      )),
      ...(await copies(bucket, kills, size === 'full' ? FILES : 300)),
    ]
  })

async function uploads(shop: TestShop, bucket: Bucket, kills: number) {
  await aCategory(shop.db, { name: 'Noivas' })
  const { token } = await aSession(shop.db, await aUser(shop.db, { role: 'admin' }))
  const acknowledged: number[] = []
  let [interrupted, unreadable] = [0, 0]
  for (let round = 0; round < kills; round++) {
    const sent = [0, 1, 2].map(async (n) => {
      const picture = await plainPicture(colorOf(round * 3 + n), { width: 900, height: 1200 })
        .png()
        .toBuffer()
      const body = productFormData(productFields({ name: `Peça ${round}-${n}` }), [picture])
      const headers = { authorization: `Bearer ${token}` }
      const response = await fetch(`${shop.url}/api/products`, { method: 'POST', headers, body }).catch(
        () => undefined,
      )
      if (response?.status !== 201) interrupted++
      else acknowledged.push(((await response.json()) as { id: number }).id)
    })
    await sleep(Math.random() * UPLOAD_MS)
    await shop.kill()
    await Promise.all(sent)
    await shop.start()
  }
  const pictures = await shop.db.selectFrom('productImages').select(['productId', 'hash']).execute()
  for (const { hash } of pictures) if (!(await bucket.files.has(`${hash}.webp`))) unreadable++
  const lost = acknowledged.filter((id) => !pictures.some(({ productId }) => productId === id)).length
  await sweepNow(shop, bucket)
  const used = new Set(pictures.map(({ hash }) => hash))
  const names = await bucket.files.writtenBefore(EVER)
  return [
    informative(`kills while pictures are uploaded: ${kills}; uploads interrupted`, interrupted),
    informative('uploads acknowledged', acknowledged.length),
    none('acknowledged uploads lost', lost),
    none('pictures of the database without a file', unreadable),
    none(
      'files of no picture after the sweep',
      names.filter((name) => !used.has(name.split(/[-.]/)[0] ?? '')).length,
    ),
  ]
}

/** The sweep waits a day before it removes a file; the bucket's clock cannot be set. */
async function sweepNow({ db }: TestShop, { files }: Bucket) {
  const dayOver: Files = {
    ...files,
    writtenBefore: () => files.writtenBefore(EVER),
    receive: () => Promise.reject(new Error('nothing is uploaded')),
    discardReceivedBefore: () => Promise.resolve(0),
  }
  const sweep = pictureTasks({ db, files: dayOver }).find(({ name }) => name === 'pictures.sweep')
  if (sweep === undefined) throw new Error('there is no sweep')
  await sweep.run({})
}

async function copies({ env, files }: Bucket, kills: number, count: number) {
  const directory = await mkdtemp(join(tmpdir(), 'copied-'))
  const from = await diskFiles(directory)
  for (let n = 0; n < count; n++) {
    const store = n % 5 === 0 ? from.private : from
    await store.put(`copied-${n}.webp`, Buffer.alloc(1 + ((n * 7919) % 60_000), n % 251))
  }
  const copy = () =>
    spawn(process.execPath, ['scripts/copy-files.ts', `file://${directory}`, env.FILES_URL], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    })
  let killed = 0
  while (killed < kills) {
    const child = copy()
    const ended = once(child, 'exit')
    await sleep(COPY_MS + Math.random() * COPY_MS)
    if (child.exitCode === null && child.kill('SIGKILL')) killed++
    await ended
    if (killed < kills && (await isCopied(from, files))) await startAgain(files)
  }
  const last = copy()
  await once(last, 'exit')
  const wrong = await differing(from, files)
  await rm(directory, { recursive: true })
  return [
    informative(`files copied with kills: ${killed}`, count),
    none('copied files missing or with other bytes', wrong),
  ]
}

const copiedNames = (names: readonly string[]) => names.filter((name) => name.startsWith('copied-'))

async function isCopied(from: Pick<Files, 'writtenBefore'>, to: Pick<Files, 'writtenBefore'>) {
  const [all, there] = [await from.writtenBefore(EVER), copiedNames(await to.writtenBefore(EVER))]
  return all.length === there.length
}

/** All were copied before the last kill: from the beginning again. */
async function startAgain(to: Bucket['files']) {
  for (const store of [to, to.private]) {
    for (const name of copiedNames(await store.writtenBefore(EVER))) await store.remove(name)
  }
}

async function differing(from: Bucket['files'], to: Bucket['files']): Promise<number> {
  let wrong = 0
  for (const [source, target] of [
    [from, to],
    [from.private, to.private],
  ] as const) {
    for (const name of await source.writtenBefore(EVER)) {
      const [one, other] = [await source.read(name), await target.read(name)]
      if (one === undefined || other === undefined || !one.equals(other)) wrong++
    }
  }
  return wrong
}

/** Another colour is another picture. */
function colorOf(n: number): string {
  return `#${(n * 104_729 + 1).toString(16).padStart(6, '0').slice(-6)}`
}
