/**
 * The shop's file store: currently a directory. Moving to an S3-compatible store means reimplementing these methods and
 * nothing else; uploads in progress stay on the local disk there too.
 *
 * A file appears whole or not at all, and is on disk before its row is in the database: it is written under another
 * name, synced and then renamed.
 */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface ReceivedFile {
  path: string
  discard(): Promise<void>
}

/** Complete files by name. */
export interface FileStore {
  put(name: string, content: Buffer): Promise<void>
  has(name: string): Promise<boolean>
  /** Undefined when there is no such file. */
  read(name: string): Promise<Buffer | undefined>
  /** The names of files written before `moment`. */
  writtenBefore(moment: Date): Promise<string[]>
  remove(name: string): Promise<void>
}

/** The public pictures, readable by name without rights, and the stores beside them. */
export interface Files extends FileStore {
  /** For files with access control: nothing in it has a public URL. */
  private: FileStore
  /** Receives an upload, separately from the public files. */
  receive(content: Readable): Promise<ReceivedFile>
  /** Removes uploads received before `moment` that a crashed process did not discard. */
  discardReceivedBefore(moment: Date): Promise<number>
}

/** The disk is full, read-only or gone: the content to be written is not at fault. */
export class StorageUnavailable extends Error {
  override name = 'StorageAway'
}

// One flat directory: a name cannot point outside it.
const NAME = /^[\w-]+\.[a-z0-9]+$/

export async function diskFiles(root: string): Promise<Files> {
  const incoming = join(root, 'incoming')
  const apart = join(root, 'private')
  await mkdir(incoming, { recursive: true })
  await mkdir(apart, { recursive: true, mode: 0o700 })

  return {
    ...diskFileStore(root, incoming),
    private: diskFileStore(apart, incoming),
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

function diskFileStore(directory: string, incoming: string): FileStore {
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error(`'${name}' is not a valid file name`)
    return join(directory, name)
  }
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

async function olderThan(directory: string, moment: Date): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true })
  const old: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    // Another process may have removed it since.
    const found = await stat(join(directory, entry.name)).catch(undefinedIfMissing)
    if (found !== undefined && found.mtime < moment) old.push(entry.name)
  }
  return old
}

async function orStorageUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const ofTheDisk = error instanceof Error && 'syscall' in error
    throw ofTheDisk ? new StorageUnavailable('files cannot be stored right now', { cause: error }) : error
  }
}

function undefinedIfMissing(error: unknown) {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
