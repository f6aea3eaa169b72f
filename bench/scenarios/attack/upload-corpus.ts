import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aCategory, aSession, aUser } from '@shop/test-kit/factories'
import { type HostileUpload, hostileUploads } from '@shop/test-kit/hostile-forms'
import { encodeForm, productFields, productFormData } from '@shop/test-kit/uploads'
import sharp from 'sharp'
import { withCleanup } from '../../lib/cleanup.ts'
import { forgetPeak, megabytesOf } from '../../lib/memory.ts'
import { noJobsLeft } from '../../lib/no-jobs-left.ts'
import type { Scenario } from '../../lib/scenario.ts'

const AT_ONCE = 4
const ACCEPTED = 201
const EXIF = Buffer.from('Exif')
const GPS = Buffer.from('GPSLatitude')

/**
 * Everything that a stolen admin session could upload, against a complete shop: what is accepted, and what it costs.
 */
export const uploadCorpus: Scenario = (size) =>
  withCleanup(async (later) => {
    const uploadsDir = await mkdtemp(join(tmpdir(), 'corpus-'))
    later(() => rm(uploadsDir, { recursive: true }))
    const { shop, db, stop } = await startDemoShop('upload_corpus', { UPLOADS_DIR: uploadsDir })
    later(stop)
    await aCategory(db, { name: 'Noivas' })
    const { token } = await aSession(db, await aUser(db, { role: 'admin' }))
    const post = (upload: HostileUpload) => send(`${shop.url}/api/products`, token, upload)

    const corpus = await hostileUploads()
    const uploads = [...corpus, ...(size === 'full' ? await largestAllowed() : [])]
    // The first few warm up what every process needs once: the encoders, the connections, compiled code.
    for (const upload of corpus.slice(0, 10)) await post(upload)
    await noJobsLeft(db)
    const before = await megabytesOf(shop.pid, 'VmRSS')
    await forgetPeak(shop.pid)
    const apart = watchChildren(shop.pid)
    later(apart.stop)

    const wrong: string[] = []
    for (let round = 0; round < (size === 'full' ? 3 : 1); round++) {
      for (let start = 0; start < uploads.length; start += AT_ONCE) {
        const batch = uploads.slice(start, start + AT_ONCE)
        const statuses = await Promise.all(batch.map(post))
        for (const [index, { title, expectedResponse }] of batch.entries()) {
          const expected = typeof expectedResponse === 'number' ? expectedResponse : expectedResponse[0]
          if (statuses[index] !== expected) wrong.push(`${title}: ${statuses[index]} instead of ${expected}`)
        }
      }
    }
    await noJobsLeft(db)
    const peak = await megabytesOf(shop.pid, 'VmHWM')
    for (const line of wrong) console.log(`  ${line}`)

    const wronglyAccepted = wrong.filter((line) => line.includes(`: ${ACCEPTED} `)).length
    return [
      { what: 'different uploads', value: uploads.length, unit: '', atLeast: 60 },
      { what: 'wrongly accepted', value: wronglyAccepted, unit: '', atMost: 0 },
      { what: 'otherwise not as expected', value: wrong.length - wronglyAccepted, unit: '', atMost: 0 },
      {
        what: 'stored files with location or camera data',
        value: await telling(uploadsDir),
        unit: '',
        atMost: 0,
      },
      { what: 'received files left behind', value: await leftBehind(uploadsDir), unit: '', atMost: 0 },
      {
        what: 'memory growth of the shop, including its worker',
        value: peak - before,
        unit: 'MB',
        atMost: 150,
      },
      { what: 'memory of the decoder process, peak', value: apart.highest(), unit: 'MB' },
    ]
  })

async function send(url: string, token: string, { contentType, body }: HostileUpload): Promise<number> {
  const headers = { 'content-type': contentType, authorization: `Bearer ${token}` }
  const response = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) })
  await response.arrayBuffer()
  return response.status
}

/** The most expensive uploads that are accepted: just under each limit. */
async function largestAllowed(): Promise<HostileUpload[]> {
  const paper = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#e9dfd3' } })
  const pictures = {
    'jpeg of 49 megapixels': paper(7_000).jpeg(),
    'rotated jpeg of 49 megapixels': paper(7_000).withMetadata({ orientation: 6 }).jpeg(),
    'progressive jpeg of 33 megapixels': paper(5_700).jpeg({ progressive: true }),
    'png of 49 megapixels': paper(7_000).png(),
    'interlaced png of 33 megapixels': paper(5_700).png({ progressive: true }),
    'webp of 25 megapixels': paper(5_000).webp({ lossless: true, effort: 0 }),
  }
  const uploads: HostileUpload[] = []
  for (const [title, picture] of Object.entries(pictures)) {
    const { payload, headers } = await encodeForm(
      productFormData(productFields(), [await picture.toBuffer()]),
    )
    uploads.push({ title, contentType: headers['content-type'], body: payload, expectedResponse: ACCEPTED })
  }
  return uploads
}

/** Pictures are decoded in separate, short-lived processes. */
function watchChildren(pid: number) {
  let highest = 0
  const timer = setInterval(async () => {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
    for (const child of children.split(' ').filter(Boolean)) {
      highest = Math.max(highest, await megabytesOf(Number(child), 'VmHWM').catch(() => 0))
    }
  }, 50)
  return { highest: () => highest, stop: () => clearInterval(timer) }
}

async function telling(directory: string): Promise<number> {
  const names = (await readdir(directory)).filter((name) => /\.(webp|avif|jpg)$/.test(name))
  const contents = await Promise.all(names.map((name) => readFile(join(directory, name))))
  return contents.filter((content) => content.includes(GPS) || content.includes(EXIF)).length
}

async function leftBehind(directory: string): Promise<number> {
  return (await readdir(join(directory, 'incoming'))).length
}
