/**
 * Processes pictures in a child process, one at a time (picture-queue.ts). Some decoders need a hundred megabytes for
 * one picture, which the allocator does not free, and a broken file may crash the process. The child process serves no
 * requests: it starts with the first picture and exits after an idle period.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { attachmentsPerMessage } from '@shop/contract/constants'
import { createPictureQueue, type Place } from './picture-queue.ts'
import {
  type Original,
  PictureRejected,
  type PictureReply,
  type PictureTask,
  type PictureUse,
  pictureReply,
} from './picture-tasks.ts'
import type { VariantKind } from './picture-variants.ts'

const ENTRY = fileURLToPath(new URL('./picture-process.ts', import.meta.url))
const TIMEOUT_MS = 60_000
const IDLE_MS = 10_000
// Lower CPU priority than requests.
const NICENESS = 5

/** The machine is too slow or too busy right now; the picture itself may be valid. */
export class ImageWorkerBusy extends Error {
  override name = 'WorkshopBusy'
}

interface Upload extends Place {
  use: PictureUse
}

export async function originalInWorker(path: string, upload: Upload): Promise<Original> {
  const reply = await queued(upload, () => runTask({ kind: 'original', path, use: upload.use }))
  if ('original' in reply) return { ...reply.original, content: Buffer.from(reply.original.content) }
  throw failureOf(reply)
}

export async function variantApart(original: Buffer, variant: VariantKind): Promise<Buffer> {
  const reply = await queued({}, () => runTask({ kind: 'variant', original, variant }))
  if ('variant' in reply) return Buffer.from(reply.variant)
  throw failureOf(reply)
}

function failureOf(reply: PictureReply): Error {
  if ('rejected' in reply) return new PictureRejected(reply.rejected)
  return new Error('failed' in reply ? reply.failed : 'the reply belongs to another task')
}

/**
 * A message has up to five pictures, uploaded in parallel; ten of the slowest fit into the proxy's timeout of a minute.
 */
const queued = createPictureQueue({ perAccount: attachmentsPerMessage, together: 10 })
let child: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined

async function runTask(task: PictureTask): Promise<PictureReply> {
  clearTimeout(idle)
  child ??= start()
  const worker = child
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
  try {
    worker.send(task)
    const responded = once(worker, 'message', { signal: timeout.signal })
    const ended = once(worker, 'exit', { signal: timeout.signal }).then(() => undefined)
    const message = await Promise.race([responded, ended])
    // A picture that crashes its decoder is unreadable.
    return message === undefined ? { rejected: 'unreadable' } : pictureReply.parse(message[0])
  } catch (error) {
    worker.kill('SIGKILL')
    // The process takes a moment to die; waiting tasks must not be sent to it.
    if (child === worker) child = undefined
    throw new ImageWorkerBusy('the picture took too long', { cause: error })
  } finally {
    clearTimeout(timer)
    timeout.abort()
    idle = setTimeout(close, IDLE_MS).unref()
  }
}

function close() {
  child?.kill()
  // A task that arrives before it has exited gets a new process.
  child = undefined
}

function start(): ChildProcess {
  const started = fork(ENTRY, [], {
    serialization: 'advanced',
    // No secrets in the environment; one arena and one thread, so that freed memory is reused.
    env: { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' },
    execArgv: [],
  })
  if (started.pid !== undefined) setPriority(started.pid, NICENESS)
  started.once('exit', () => {
    if (child === started) child = undefined
  })
  // An idle child process must not delay the shutdown.
  started.unref()
  started.channel?.unref()
  return started
}
