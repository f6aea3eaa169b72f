/** Uploads in progress, on the local disk. */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { incomingIn, olderThan } from './disk-files.ts'
import type { Files } from './files.ts'
import { orStorageUnavailable } from './storage-unavailable.ts'

export async function receivedFiles(
  directory: string,
): Promise<Pick<Files, 'receive' | 'discardReceivedBefore'>> {
  const incoming = incomingIn(directory)
  await mkdir(incoming, { recursive: true })
  return {
    receive: (content) =>
      orStorageUnavailable(async () => {
        const path = join(incoming, randomUUID())
        const discard = () => rm(path, { force: true })
        try {
          await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
        } catch (error) {
          await discard()
          throw error
        }
        return { path, discard }
      }),
    async discardReceivedBefore(moment) {
      const names = await olderThan(incoming, moment)
      for (const name of names) await rm(join(incoming, name), { force: true })
      return names.length
    },
  }
}
