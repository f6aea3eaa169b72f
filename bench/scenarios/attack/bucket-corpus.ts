import { diskFiles } from '@shop/api/adapters/disk-files'
import type { FileStore } from '@shop/api/adapters/files'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aCategory, aSession, aUser } from '@shop/test-kit/factories'
import { hostileUploads } from '@shop/test-kit/hostile-forms'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { temporaryUploads } from '@shop/test-kit/shop-databases'
import { EVER, startBucket } from '../../lib/bucket.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import { noJobsLeft } from '../../lib/no-jobs-left.ts'
import { informative, none } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'

const SMALL = 20
const HEADERS = [
  'content-type',
  'content-length',
  'cache-control',
  'content-security-policy',
  'x-content-type-options',
]

/**
 * All uploads of the corpus to a shop with a directory and to one with a bucket: the same responses, the same files.
 * Then a second process with the same bucket serves what was uploaded at the first, and nobody else does.
 */
export const bucketCorpus: Scenario = (size) =>
  withCleanup(async (later) => {
    const bucket = await startBucket(later)
    const directory = temporaryUploads()
    const onDisk = await aShop('corpus_disk', { UPLOADS_DIR: directory })
    later(onDisk.stop)
    const inBucket = await aShop('corpus_bucket', { ...bucket.env, UPLOADS_DIR: temporaryUploads() })
    later(inBucket.stop)
    const other = await inBucket.startReplica()
    later(other.stop)

    const corpus = (await hostileUploads()).slice(0, size === 'full' ? undefined : SMALL)
    const differing: string[] = []
    for (const { title, contentType, body } of corpus) {
      const [one, two] = await Promise.all([onDisk, inBucket].map((shop) => shop.send(contentType, body)))
      if (one !== two) differing.push(`${title}: ${one} on disk, ${two} in the bucket`)
    }
    await Promise.all([noJobsLeft(onDisk.db), noJobsLeft(inBucket.db)])
    for (const line of differing) console.log(`  ${line}`)

    const disk = await diskFiles(directory)
    const names = await disk.writtenBefore(EVER)
    const inBoth = new Set(await bucket.files.writtenBefore(EVER))
    const otherBytes = await count(names, async (name) => !(await sameContent(name, disk, bucket.files)))
    const otherResponses = await count(names, async (name) => {
      const [first, second, third] = await Promise.all(
        [onDisk.shop.url, inBucket.shop.url, other.url].map((url) => served(url, name)),
      )
      return first !== second || first !== third
    })
    return [
      informative('uploads of the corpus', corpus.length),
      none('of them with another response than on a disk', differing.length),
      informative('files stored', names.length),
      none(
        'files on the disk only, or in the bucket only',
        inBoth.size + names.length - 2 * names.filter((name) => inBoth.has(name)).length,
      ),
      none('files with other bytes', otherBytes),
      none('files that a shop with a disk and two with the bucket serve differently', otherResponses),
      none(
        'files that the bucket gives to whoever has no key',
        await count(names, async (name) => (await fetch(`${bucket.publicUrl}/${name}`)).status !== 403),
      ),
    ]
  })

async function aShop(name: string, env: NodeJS.ProcessEnv) {
  const demo = await startDemoShop(name, { RATE_LIMITS, ...env })
  await aCategory(demo.db, { name: 'Noivas' })
  const { token } = await aSession(demo.db, await aUser(demo.db, { role: 'admin' }))
  const send = async (contentType: string, body: Buffer) => {
    const headers = { 'content-type': contentType, authorization: `Bearer ${token}` }
    const init = { method: 'POST', headers, body: new Uint8Array(body) }
    const response = await fetch(`${demo.shop.url}/api/products`, init)
    const { code } = (await response.json()) as { code?: string }
    return `${response.status} ${code ?? ''}`
  }
  return { ...demo, send }
}

async function sameContent(name: string, one: FileStore, other: FileStore): Promise<boolean> {
  const [first, second] = [await one.read(name), await other.read(name)]
  return first !== undefined && second !== undefined && first.equals(second)
}

async function served(url: string, name: string): Promise<string> {
  const response = await fetch(`${url}/media/${name}`)
  const bytes = Buffer.from(await response.arrayBuffer()).toString('base64')
  return JSON.stringify([response.status, HEADERS.map((header) => response.headers.get(header)), bytes])
}

async function count(names: readonly string[], isOne: (name: string) => Promise<boolean>): Promise<number> {
  let found = 0
  for (const name of names) found += (await isOne(name)) ? 1 : 0
  return found
}
