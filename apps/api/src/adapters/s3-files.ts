/**
 * Files in an S3-compatible bucket, below `public/` and `private/`. Neither has a public URL: the shop reads all of them
 * and decides who gets a private one, so that the rights are the same as with a directory.
 */
import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { S3Keys, S3Location } from './file-location.ts'
import { checkedName, isFileName } from './file-name.ts'
import type { FileStore, StoredFiles } from './files.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

/** Of a request with its retries; a visitor is waiting for the page. */
const TIMEOUT_MS = 10_000
const RETRIES = 2
const FIRST_PAUSE_MS = 100

export function s3Files(location: S3Location, keys: S3Keys | undefined): StoredFiles {
  if (!keys?.accessKeyId || !keys.secretAccessKey)
    throw new Error('files in S3 need FILES_ACCESS_KEY and FILES_SECRET_KEY')
  const { region } = location
  const client = new AwsClient({
    ...keys,
    region,
    service: 's3',
    retries: RETRIES,
    initRetryMs: FIRST_PAUSE_MS,
  })
  const bucket: Bucket = { client, url: location.url }
  return {
    ...s3FileStore(bucket, `${location.prefix}public/`),
    private: s3FileStore(bucket, `${location.prefix}private/`),
  }
}

interface Bucket {
  client: AwsClient
  url: string
}

function s3FileStore(bucket: Bucket, folder: string): FileStore {
  const urlOf = (name: string) => `${bucket.url}/${folder}${checkedName(name)}`
  return {
    async put(name, content) {
      await request(bucket, urlOf(name), { method: 'PUT', body: new Uint8Array(content) })
    },
    has: async (name) => (await request(bucket, urlOf(name), { method: 'HEAD' })) !== undefined,
    async read(name) {
      const response = await request(bucket, urlOf(name), { method: 'GET' })
      return response && Buffer.from(await contentOf(response))
    },
    async writtenBefore(moment) {
      const names: string[] = []
      for await (const { key, writtenAt } of listed(bucket, folder)) {
        const name = key.slice(folder.length)
        if (isFileName(name) && writtenAt < moment) names.push(name)
      }
      return names
    },
    async remove(name) {
      await request(bucket, urlOf(name), { method: 'DELETE' })
    },
  }
}

/** Undefined when there is no such object. */
async function request(
  { client }: Bucket,
  url: string,
  init: { method: string; body?: Uint8Array<ArrayBuffer> },
): Promise<Response | undefined> {
  // Signed with its content: the bucket rejects what was changed or cut off on the way.
  const hash = createHash('sha256')
    .update(init.body ?? '')
    .digest('hex')
  const response = await client
    .fetch(url, {
      ...init,
      headers: { 'x-amz-content-sha256': hash },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    .catch((error: unknown) => {
      throw new StorageUnavailable('the bucket does not respond', { cause: error })
    })
  if (response.ok) return response
  if (response.status === 404 && init.method !== 'PUT') return undefined
  // Without the address: its query has the signature.
  throw new StorageUnavailable(`the bucket responded ${response.status} to ${init.method}`)
}

function contentOf(response: Response): Promise<ArrayBuffer> {
  return response.arrayBuffer().catch((error: unknown) => {
    throw new StorageUnavailable('the bucket stopped responding', { cause: error })
  })
}

interface Listed {
  key: string
  writtenAt: Date
}

/** All objects of a folder, a thousand with each request. */
async function* listed(bucket: Bucket, prefix: string): AsyncGenerator<Listed> {
  for (let from: string | undefined; ; ) {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix,
      ...(from !== undefined && { 'continuation-token': from }),
    })
    const response = await request(bucket, `${bucket.url}?${query.toString()}`, { method: 'GET' })
    if (response === undefined) throw new StorageUnavailable('there is no such bucket')
    const page = new TextDecoder().decode(await contentOf(response))
    for (const [entry] of page.matchAll(/<Contents>.*?<\/Contents>/gs)) {
      const [key, writtenAt] = [valueIn(entry, 'Key'), valueIn(entry, 'LastModified')]
      if (key !== undefined && writtenAt !== undefined) yield { key, writtenAt: new Date(writtenAt) }
    }
    from = valueIn(page, 'NextContinuationToken')
    if (from === undefined) return
  }
}

/** Names of the shop's own files have no character that XML escapes. */
function valueIn(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
}
