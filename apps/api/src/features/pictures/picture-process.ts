/**
 * Decoding and encoding in a separate process (image-worker.ts): a hostile file can only harm this process, which
 * has no secrets, serves no requests and frees its memory by exiting.
 */
import sharp from 'sharp'
import { makeVariant } from './picture-encoding.ts'
import { makeOriginal } from './picture-original.ts'
import { PictureRejected, type PictureReply, pictureTask } from './picture-tasks.ts'

// The library reads dozens of formats, each an attack surface. Only three are needed.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.concurrency(1)
sharp.cache(false)

process.on('message', (message) => void response(message).then((reply) => process.send?.(reply)))
process.on('disconnect', () => process.exit())

async function response(message: unknown): Promise<PictureReply> {
  try {
    const task = pictureTask.parse(message)
    if (task.kind === 'original') return { original: await makeOriginal(task.path, task.use) }
    return { variant: await makeVariant(Buffer.from(task.original), task.variant) }
  } catch (error) {
    if (error instanceof PictureRejected) return { rejected: error.reason }
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}
