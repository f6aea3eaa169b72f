import type { FileStore, StoredFiles } from './files.ts'

const AT_ONCE = 8
/** A store lists what was written before a moment: all of it. */
const EVER = new Date(8.64e15)

export interface Copied {
  copied: number
  /** Copied before: a file never changes. */
  present: number
}

/** Copies what is not there yet. Interrupted, it is started again; what is written meanwhile needs another run. */
export async function copyFiles(from: StoredFiles, to: StoredFiles): Promise<Copied> {
  const open = await copyStore(from, to)
  const closed = await copyStore(from.private, to.private)
  return { copied: open.copied + closed.copied, present: open.present + closed.present }
}

async function copyStore(from: FileStore, to: FileStore): Promise<Copied> {
  const present = new Set(await to.writtenBefore(EVER))
  const missing = (await from.writtenBefore(EVER)).filter((name) => !present.has(name))
  let copied = 0
  const waiting = missing.values()
  const copyOn = async () => {
    for (const name of waiting) {
      const content = await from.read(name)
      // A sweep may have removed it since.
      if (content === undefined) continue
      await to.put(name, content)
      copied++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, copyOn))
  return { copied, present: present.size }
}
