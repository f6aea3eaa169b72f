/**
 * Files in a directory. Each is written under another name, synced and then renamed, so that it is on disk before its
 * row is in the database.
 */
import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { checkedName } from './file-name.ts'
import type { FileStore, StoredFiles } from './files.ts'
import { orStorageUnavailable } from './storage-unavailable.ts'

export async function diskFiles(root: string): Promise<StoredFiles> {
  const incoming = incomingIn(root)
  const apart = join(root, 'private')
  await mkdir(incoming, { recursive: true })
  await mkdir(apart, { recursive: true, mode: 0o700 })
  return { ...diskFileStore(root, incoming), private: diskFileStore(apart, incoming), publicDirectory: root }
}

/** On the same disk: what is complete is renamed out of it. */
export function incomingIn(root: string): string {
  return join(root, 'incoming')
}

function diskFileStore(directory: string, incoming: string): FileStore {
  const pathOf = (name: string) => join(directory, checkedName(name))
  return {
    put: (name, content) =>
      orStorageUnavailable(async () => {
        const target = pathOf(name)
        const partial = join(incoming, randomUUID())
        try {
          await writeSynced(partial, content)
          await rename(partial, target)
        } catch (error) {
          await rm(partial, { force: true })
          throw error
        }
        await sync(directory)
      }),
    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    read: (name) => orStorageUnavailable(() => readFile(pathOf(name)).catch(undefinedIfMissing)),
    writtenBefore: (moment) => olderThan(directory, moment),
    remove: (name) => orStorageUnavailable(() => rm(pathOf(name), { force: true })),
  }
}

async function writeSynced(path: string, content: Buffer) {
  const file = await open(path, 'wx', 0o644)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename survives a power cut only after the directory itself is synced. */
async function sync(directory: string) {
  const handle = await open(directory)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export async function olderThan(directory: string, moment: Date): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  const old: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    // Another process may have removed it since.
    const found = await stat(join(directory, entry.name)).catch(undefinedIfMissing)
    if (found !== undefined && found.mtime < moment) old.push(entry.name)
  }
  return old
}

function undefinedIfMissing(error: unknown) {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
