/** A bucket of a real S3 server, and shops that have their files in it. */

import type { StoredFiles } from '@shop/api/adapters/files'
import { openStore } from '@shop/api/adapters/open-files'
import { startRadosgw, testBucket } from '@shop/test-kit/radosgw'

export interface Bucket {
  /** For a shop or a script. */
  env: { FILES_URL: string; FILES_ACCESS_KEY: string; FILES_SECRET_KEY: string }
  /** The address of the public pictures, if it had one. */
  publicUrl: string
  /** What is in it, read past every shop. */
  files: StoredFiles
}

/** A moment after everything that was written. */
export const EVER = new Date(8.64e15)

export async function startBucket(later: (stop: () => unknown) => void): Promise<Bucket> {
  const server = await startRadosgw()
  later(server.stop)
  const { endpoint, keys } = server
  const url = `s3://${testBucket}/files?${new URLSearchParams({ endpoint }).toString()}`
  return {
    publicUrl: `${endpoint}/${testBucket}/files/public`,
    env: { FILES_URL: url, FILES_ACCESS_KEY: keys.accessKeyId, FILES_SECRET_KEY: keys.secretAccessKey },
    files: await openStore({ directory: '', url, keys }),
  }
}
