import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { products } from '@shop/contract/products'
import { testApi } from '@shop/test-kit/api'
import { aCategory, aUser } from '@shop/test-kit/factories'
import { jpegOfSize } from '@shop/test-kit/hostile-bytes'
import { plainPicture, productFields, productFormData } from '@shop/test-kit/uploads'
import { sql } from 'kysely'
import pg from 'pg'
import { Registry } from 'prom-client'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Files } from '../../adapters/files.ts'
import { measureJobs } from '../../jobs/job-metrics.ts'
import type { JobName } from '../../jobs/queue.ts'
import { PermanentFailure } from '../../jobs/retry.ts'
import { startWorker } from '../../jobs/worker.ts'
import { makeShare } from './picture-encoding.ts'
import { pictureTasks } from './pictures.jobs.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>

beforeAll(async () => {
  api = await testApi()
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
  await aCategory(api.db, { name: 'Noivas' })
})
afterAll(() => api.close())

const create = (image: Buffer) =>
  admin.submit(products.create, '/api/products', productFormData(productFields(), [image]))
const read = (id: number) => api.visitor.call(products.read, { params: { id } })
const hashOf = (url = '') => /\/media\/(.+)\.webp/.exec(url)?.[1] ?? ''
const run = (name: JobName, payload: object, files: Files = api.storage.files) =>
  pictureTasks({ db: api.db, files })
    .find((task) => task.name === name)
    ?.run(payload)

async function aPictured(image: Buffer) {
  const { data } = await create(image)
  if (data === undefined) throw new Error('not created')
  return { id: data.id, version: data.version, hash: hashOf(data.images[0]) }
}
const filesOf = async (hash: string) => (await api.storage.names()).filter((name) => name.startsWith(hash))

describe('the original', () => {
  test('is upright, at most 2400 pixels long and without camera or location metadata', async () => {
    const sent = await plainPicture('#e9dfd3', { width: 3000, height: 1500 })
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { hash } = await aPictured(sent)
    const original = await api.storage.files.read(`${hash}.webp`)
    const metadata = await sharp(original).metadata()
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', 1200, 2400])
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
  })

  test('has a placeholder of a few bytes and a name derived from its content', async () => {
    const { data } = await create(await plainPicture('#c9b8a6').png().toBuffer())
    const [picture] = data?.pictures ?? []
    expect(picture?.placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{20,400}$/)
    expect(picture?.url).toMatch(/^\/media\/[0-9a-f]{20}\.webp$/)
  })
})

describe('a rejected picture', () => {
  const errorOf = async (image: Buffer) => {
    const { status, error } = await create(image)
    return [status, error?.code, error?.fields?.['images']]
  }

  test('of another type, whatever its file name says, returns the supported types', async () => {
    const because = 'A imagem “foto-1.png” não é uma imagem PNG, JPEG ou WebP.'
    for (const image of [plainPicture('#e9dfd3').gif(), plainPicture('#e9dfd3').tiff()]) {
      expect(await errorOf(await image.toBuffer())).toEqual([415, 'unsupported_file_type', because])
    }
  })

  test('with too many pixels returns the advice to make it smaller', async () => {
    const image = jpegOfSize(await plainPicture('#e9dfd3').jpeg().toBuffer(), 51_000, 1_000)
    const because = 'A imagem “foto-1.png” tem pixels demais. Reduza a imagem e envie de novo.'
    expect(await errorOf(image)).toEqual([413, 'file_too_large', because])
  })

  test('that its decoder would have to load whole is not reported as having too many pixels', async () => {
    const sent = await plainPicture('#e9dfd3')
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
    const because =
      'A imagem “foto-1.png” exige memória demais para ser aberta. ' +
      'Salve a foto sem o modo progressivo, ou menor, e envie de novo.'
    expect(await errorOf(jpegOfSize(sent, 7_000, 7_000))).toEqual([413, 'file_too_large', because])
  })
})

describe('the sizes', () => {
  test('are created by a job enqueued in the same transaction, and then the page offers them', async () => {
    const { id, version, hash } = await aPictured(
      await plainPicture('#d8c3b5', { width: 1300, height: 900 }).png().toBuffer(),
    )
    const { rows } = await sql<{ task: string; queue: string }>`
      select task_identifier as task, queue_name as queue from graphile_worker.jobs order by id desc limit 1`.execute(
      api.db,
    )
    expect(rows).toEqual([{ task: 'pictures.variants', queue: 'pictures' }])
    expect(await filesOf(hash)).toEqual([`${hash}.webp`])

    const heard = await signalsOf(() => run('pictures.variants', { hash }))
    const { data } = await read(id)
    expect(data?.pictures[0]?.widths).toEqual([320, 480, 640, 900, 1200])
    // An open form stays valid; pages and lists are invalidated.
    expect(data?.version).toBe(version)
    expect(heard).toEqual([`product:${id}`, 'products', 'store'])

    expect(await filesOf(hash)).toHaveLength(12)
    for (const width of [320, 1200]) {
      for (const format of ['avif', 'webp']) {
        expect(await filesOf(hash)).toContain(`${hash}-${width}.${format}`)
      }
      const metadata = await sharp(join(api.storage.uploadsDir, `${hash}-${width}.webp`)).metadata()
      expect(metadata.width).toBe(width)
    }
    const avif = await api.storage.files.read(`${hash}-320.avif`)
    expect(avif?.subarray(4, 12).toString()).toBe('ftypavif')
  })

  test('never exceed the original', async () => {
    const small = await aPictured(await plainPicture('#aabbcc', { width: 500, height: 300 }).png().toBuffer())
    await run('pictures.variants', { hash: small.hash })
    expect((await read(small.id)).data?.pictures[0]?.widths).toEqual([320, 480, 500])
    const tiny = await aPictured(await plainPicture('#ccbbaa', { width: 40, height: 30 }).png().toBuffer())
    await run('pictures.variants', { hash: tiny.hash })
    expect((await read(tiny.id)).data?.pictures[0]?.widths).toEqual([40])
  })

  test('include a JPEG of 1200 by 630 for shared links, small enough for every app', async () => {
    const noise = { type: 'gaussian', mean: 150, sigma: 40 } as const
    const busy = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#fff', noise } })
    const share = await makeShare(await busy.webp().toBuffer())
    const { format, width, height } = await sharp(share).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    expect(share.byteLength).toBeLessThan(250_000)
  })

  test('of a job that died halfway are completed by the next run, and nothing is created twice', async () => {
    const { id, hash } = await aPictured(
      await plainPicture('#112233', { width: 700, height: 700 }).png().toBuffer(),
    )
    const { files } = api.storage
    let left = 3
    const dying: Files = {
      ...files,
      put: async (name, content) => {
        if (left-- === 0) throw new Error('killed')
        await files.put(name, content)
      },
    }
    await expect(run('pictures.variants', { hash }, dying)).rejects.toThrow('killed')
    expect((await read(id)).data?.pictures[0]?.widths).toEqual([])
    expect(await filesOf(hash)).toHaveLength(4)

    const put = vi.fn(files.put)
    await run('pictures.variants', { hash }, { ...files, put })
    expect(put).toHaveBeenCalledTimes(6)
    expect((await read(id)).data?.pictures[0]?.widths).toEqual([320, 480, 640, 700])
  })

  test('of a picture that is no longer shown are not created; one whose file is missing fails permanently', async () => {
    await run('pictures.variants', { hash: 'unknown' })
    expect(await filesOf('unknown')).toEqual([])
    const { hash } = await aPictured(await plainPicture('#445566').png().toBuffer())
    await api.storage.files.remove(`${hash}.webp`)
    await expect(run('pictures.variants', { hash })).rejects.toBeInstanceOf(PermanentFailure)
  })

  test('are created by the shop’s own worker', async () => {
    await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(
      api.db,
    )
    const { id } = await aPictured(
      await plainPicture('#778899', { width: 330, height: 330 }).png().toBuffer(),
    )
    const { pool } = api.database ?? {}
    if (pool === undefined) throw new Error('no pool')
    const worker = await startWorker({
      pool,
      tasks: pictureTasks({ db: api.db, files: api.storage.files }),
      log: api.app.log as Parameters<typeof startWorker>[0]['log'],
      metrics: measureJobs(new Registry()),
      concurrency: 1,
      pollMs: 50,
    })
    await vi.waitFor(async () => expect((await read(id)).data?.pictures[0]?.widths).toEqual([320, 330]), {
      timeout: 15_000,
      interval: 100,
    })
    const { rows } = await sql`select identifier from graphile_worker._private_known_crontabs`.execute(api.db)
    expect(rows).toEqual([{ identifier: 'pictures.sweep' }])
    await worker.stop()
  })
})

describe('the sweep', () => {
  const age = async (name: string, hours: number) => {
    const then = new Date(Date.now() - hours * 3_600_000)
    await utimes(join(api.storage.uploadsDir, name), then, then)
  }

  test('removes files unused for a day, and incomplete uploads', async () => {
    const retained = await aPictured(await plainPicture('#990011').png().toBuffer())
    const removed = await aPictured(await plainPicture('#119900').png().toBuffer())
    await admin.call(products.remove, { params: { id: removed.id } })
    const { uploadsDir } = api.storage
    for (const name of ['orphan.webp', 'orphan-320.avif', 'orphan-share.jpg', 'fresh.webp', 'notes.txt']) {
      await writeFile(join(uploadsDir, name), 'x')
    }
    for (const name of ['half', 'arriving']) await writeFile(join(uploadsDir, 'incoming', name), 'x')
    const old = (await readdir(uploadsDir)).filter((name) => name !== 'fresh.webp' && name !== 'incoming')
    for (const name of [...old, 'incoming/half']) await age(name, 25)

    await run('pictures.sweep', {})
    const names = await api.storage.names()
    expect(names).toEqual(
      expect.arrayContaining([`${retained.hash}.webp`, `${removed.hash}.webp`, 'fresh.webp']),
    )
    // The sweep removes only pictures.
    expect(names).toContain('notes.txt')
    expect(names.filter((name) => name.startsWith('orphan'))).toEqual([])
    expect(await api.storage.incoming()).toEqual(['arriving'])
  })

  test('waits for a running save, so that no file is removed between being written and getting its row', async () => {
    const order: string[] = []
    const saving = api.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock_shared(7205311)`.execute(tx)
      await writeFile(join(api.storage.uploadsDir, 'waiting.webp'), 'x')
      await age('waiting.webp', 25)
      const swept = run('pictures.sweep', {})?.then(() => order.push('swept'))
      await new Promise((resolve) => setTimeout(resolve, 300))
      order.push('saved')
      return { swept }
    })
    await (await saving).swept
    expect(order).toEqual(['saved', 'swept'])
  })
})

/** The cache tags invalidated by `work`. */
async function signalsOf(work: () => Promise<unknown> | undefined): Promise<string[]> {
  const listener = new pg.Client({ connectionString: api.database?.url })
  const heard: string[] = []
  listener.on('notification', ({ payload = '' }) => heard.push(payload))
  await listener.connect()
  await listener.query('listen cache_tags')
  await work()
  await listener.query(`select pg_notify('cache_tags', 'end')`)
  await vi.waitFor(() => expect(heard).toContain('end'))
  await listener.end()
  return heard.filter((tag) => tag !== 'end').sort()
}
