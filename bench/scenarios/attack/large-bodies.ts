import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aCategory, aSession, aUser } from '@shop/test-kit/factories'
import { startProxy } from '@shop/test-kit/reverse-proxy'
import { encodeForm, plainPicture, productFields, productFormData } from '@shop/test-kit/uploads'
import { withCleanup } from '../../lib/cleanup.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { read, visitSteadily } from '../../lib/steady-visits.ts'
import { sendUnfinished, type UnfinishedBody } from '../../lib/unfinished-body.ts'

const MEGABYTE = 1024 * 1024
const REJECTED = [401, 413, 429, 'closed']
/** Longer than nginx waits for the next part of a body. */
const TIMEOUT_MS = 25_000
const VISITS_PER_SECOND = 4

/** Attackers send large bodies without their end: how much of it reaches a disk, and does an upload still work? */
export const largeBodies: Scenario = (size) =>
  withCleanup(async (later) => {
    const uploadsDir = await mkdtemp(join(tmpdir(), 'bodies-'))
    later(() => rm(uploadsDir, { recursive: true }))
    const { shop, db, stop } = await startDemoShop('large_bodies', {
      UPLOADS_DIR: uploadsDir,
      TRUST_PROXY: '1',
    })
    later(stop)
    await aCategory(db, { name: 'Noivas' })
    const { token } = await aSession(db, await aUser(db, { role: 'admin' }))
    const proxy = await startProxy([Number(new URL(shop.url).port)], { limits: 'as shipped' })
    later(proxy.stop)
    const port = Number(new URL(proxy.url).port)

    const highest = { proxy: 0, shop: 0 }
    const sampler = setInterval(async () => {
      highest.proxy = Math.max(highest.proxy, await proxy.spooledBytes())
      highest.shop = Math.max(highest.shop, await bytesIn(join(uploadsDir, 'incoming')))
    }, 20)
    later(() => clearInterval(sampler))
    const visits = visitSteadily(VISITS_PER_SECOND, () => read(`${proxy.url}/`))
    const bodies = unfinishedBodies(size === 'full' ? 100 : 21)
    const statuses = await Promise.all(bodies.map((body) => sendUnfinished(port, body, TIMEOUT_MS)))
    const { waits, failures } = await visits.stop()
    const byStrangers = highest.proxy + highest.shop
    for (const line of new Set(bodies.map(({ what }, n) => `${what}: ${statuses[n]}`)))
      console.log(`  ${line}`)

    const pictures = await photographs(size === 'full' ? 12 : 2)
    const began = performance.now()
    const uploaded = await upload(`${proxy.url}/api/products`, token, pictures)
    const seconds = (performance.now() - began) / 1000
    const bytes = pictures.reduce((sum, { length }) => sum + length, 0)
    return [
      { what: 'unfinished bodies of attackers', value: bodies.length, unit: '' },
      { what: 'of them on a disk, peak', value: byStrangers / MEGABYTE, unit: 'MB', atMost: 0 },
      {
        what: 'not rejected',
        value: statuses.filter((status) => !REJECTED.includes(status)).length,
        unit: '',
        atMost: 0,
      },
      { what: 'pages that failed for other visitors', value: failures.length, unit: '', atMost: 0 },
      { what: 'longest wait for a page', value: Math.max(...waits), unit: 'ms' },
      { what: 'the form of an administrator', value: bytes / MEGABYTE, unit: 'MB' },
      { what: 'saved', value: uploaded === 201 ? 1 : 0, unit: '', atLeast: 1, atMost: 1 },
      { what: 'in', value: seconds, unit: 's' },
      { what: 'of it on the disk of nginx, peak', value: highest.proxy / MEGABYTE, unit: 'MB', atMost: 0 },
    ]
  })

/** Ten from each address, so that it is not the rate limits that keep the disk empty. */
function unfinishedBodies(count: number): UnfinishedBody[] {
  const json = { 'Content-Type': 'application/json' }
  const form = { 'Content-Type': 'multipart/form-data; boundary=x', Authorization: 'Bearer made-up' }
  const large = 40 * MEGABYTE
  const kinds: Omit<UnfinishedBody, 'from'>[] = [
    { what: 'sign-in of 40 MB', path: '/api/auth/login', headers: json, bytes: large },
    { what: '… of unknown length', path: '/api/auth/login', headers: json, bytes: large, chunked: true },
    { what: '… of 1.9 MB', path: '/api/auth/login', headers: json, bytes: 1.9 * MEGABYTE },
    { what: 'page', path: '/', headers: json, bytes: large },
    { what: 'product', path: '/api/products', headers: form, bytes: large },
    { what: '… of unknown length', path: '/api/products', headers: form, bytes: large, chunked: true },
    {
      what: 'picture for a ticket',
      path: '/api/support/1/attachments',
      headers: form,
      bytes: 10 * MEGABYTE,
    },
  ]
  return Array.from({ length: count }, (_, n) => kinds[n % kinds.length])
    .filter((kind) => kind !== undefined)
    .map((kind, n) => ({ ...kind, bytes: Math.floor(kind.bytes), from: `127.9.${Math.floor(n / 10)}.1` }))
}

/**
 * Close to the limit of ten megabytes each, most of it in a comment as cameras write it: decoding as much noise would
 * take minutes, and only the transfer of the bytes matters here.
 */
async function photographs(count: number): Promise<Buffer[]> {
  const picture = await plainPicture('#e9dfd3').jpeg().toBuffer()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(0xffff - 2, 'x')])
  const comments: Buffer[] = Array.from({ length: 150 }, () => comment)
  const photograph = Buffer.concat([picture.subarray(0, 2), ...comments, picture.subarray(2)])
  return Array.from({ length: count }, () => photograph)
}

async function upload(url: string, token: string, pictures: readonly Buffer[]): Promise<number> {
  const { payload, headers } = await encodeForm(productFormData(productFields(), pictures))
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  })
  await response.arrayBuffer()
  return response.status
}

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const sizes = names.map((name) => stat(join(folder, name)).then(({ size }) => size))
  const existing = await Promise.allSettled(sizes)
  return existing.reduce((sum, one) => sum + (one.status === 'fulfilled' ? one.value : 0), 0)
}
