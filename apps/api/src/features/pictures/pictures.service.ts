/**
 * The pictures of a product, and how those of the site are stored. A request creates one original of each file; a job creates its sizes, and pages show the
 * original until then. Files are named by their content hash, so a name never gets different bytes and can be cached
 * for ever.
 */
import { pictureUpload } from '@shop/contract/constants'
import type { ErrorCode } from '@shop/contract/errors'
import { unwrittenAlt } from '@shop/contract/pictures'
import type { Files } from '../../adapters/files.ts'
import type { Tx } from '../../db/connection.ts'
import { enqueue } from '../../jobs/queue.ts'
import { AppError } from '../../lib/app-error.ts'
import { pictureUrl } from '../../lib/picture.ts'
import { orUnavailable } from '../../lib/storage-unavailable.ts'
import type { Upload } from '../../lib/uploads.ts'
import { ImageWorkerBusy, originalInWorker } from './image-worker.ts'
import { PictureQueueFull, type Place } from './picture-queue.ts'
import { type Original, PictureRejected, type PictureUse } from './picture-tasks.ts'
import * as queries from './pictures.queries.ts'

const { maxPerProduct } = pictureUpload
/** The field of pictures in the product form. */
const FIELD = 'images'
const MAX_SHOWN_NAME = 60
const RETRY_AFTER_SECONDS = 30
const OWN_RETRY_AFTER_SECONDS = 10

const pictureErrors: Record<PictureRejected['reason'], { code: ErrorCode; because: string }> = {
  type: { code: 'unsupported_file_type', because: 'não é uma imagem PNG, JPEG ou WebP.' },
  size: { code: 'file_too_large', because: 'tem pixels demais. Reduza a imagem e envie de novo.' },
  memory: {
    code: 'file_too_large',
    because:
      'exige memória demais para ser aberta. Salve a foto sem o modo progressivo, ou menor, e envie de novo.',
  },
  unreadable: { code: 'invalid_input', because: 'não pôde ser lida: o arquivo está danificado.' },
}

interface Reading extends Place {
  use: PictureUse
  /** The form field of the uploads. */
  field: string
}

const ofProduct: Reading = { use: 'product', field: FIELD, urgent: true }

/** Call before any row is locked, because it takes seconds. Either all files are valid, or none is stored. */
export async function readPictures(
  uploads: readonly Upload[],
  { field, ...upload }: Reading = ofProduct,
): Promise<Original[]> {
  const originals = new Map<string, Original>()
  for (const { path, fileName } of uploads) {
    const original = await originalInWorker(path, upload).catch((error: unknown) => {
      if (error instanceof PictureRejected) throw pictureError(error, fileName, field)
      if (error instanceof PictureQueueFull) throw tooMany(error)
      if (error instanceof ImageWorkerBusy)
        throw new AppError('unavailable', { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS })
      throw error
    })
    // The same picture twice is stored once.
    originals.set(original.hash, original)
  }
  return [...originals.values()]
}

/** For a transaction that may start to use a picture: no sweep removes any before its end. */
export function delaySweeps(tx: Tx): Promise<void> {
  return queries.holdOffSweeps(tx)
}

/** For a sweep: until the end of its transaction none starts to use a picture. */
export function waitForWriters(tx: Tx): Promise<void> {
  return queries.waitForWriters(tx)
}

export async function copyPictures(tx: Tx, products: { from: number; to: number }): Promise<void> {
  await queries.holdOffSweeps(tx)
  await queries.copy(tx, products)
}

function tooMany(error: PictureQueueFull) {
  return error.byAccount
    ? new AppError('too_many_requests', {
        cause: error,
        message: 'Espere suas outras fotos terminarem de ser enviadas e envie esta de novo.',
        retryAfterSeconds: OWN_RETRY_AFTER_SECONDS,
      })
    : new AppError('unavailable', {
        cause: error,
        message: 'Estamos recebendo muitas fotos neste momento. Envie de novo em meio minuto.',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
}

function pictureError(error: PictureRejected, fileName: string, field: string) {
  const { code, because } = pictureErrors[error.reason]
  const name = fileName.slice(0, MAX_SHOWN_NAME)
  return new AppError(code, { cause: error, fields: { [field]: `A imagem “${name}” ${because}` } })
}

export interface Arrangement {
  productId: number
  /** The product's name before and after: alt texts generated from the old name are generated anew. */
  names: { before: string; after: string }
  /** URLs of the pictures to retain, in order; undefined retains all of them unchanged. */
  retain: readonly string[] | undefined
  originals: readonly Original[]
  /** In the final order; a blank uses the previous text or the default. */
  alts: readonly string[]
  /** In the final order; a blank means all colours, one that is missing retains the previous one. */
  colors: readonly string[] | undefined
  /** The colours that the product is offered in. */
  offered: readonly string[]
}

/** Adds new pictures after the retained ones. The caller has locked the product's row. */
export async function arrangePictures(tx: Tx, files: Files, arrangement: Arrangement): Promise<void> {
  const { productId, names, retain, originals, alts, colors, offered } = arrangement
  for (const color of colors ?? []) if (color !== '' && !offered.includes(color)) throw notOffered(color)
  const present = await queries.ofProduct(tx, productId)
  const retained = retainedOf(present, retain)
  const added = originals.filter(({ hash }) => !retained.some((picture) => picture.hash === hash))
  if (retained.length + added.length > maxPerProduct) {
    const message = `Um produto tem no máximo ${maxPerProduct} imagens.`
    throw new AppError('payload_too_large', { fields: { [FIELD]: message } })
  }

  const places = retained.map((picture, position) => ({
    hash: picture.hash,
    position,
    alt: (alts[position] ?? ownAlt(picture, names.before)) || unwrittenAlt(names.after, position),
    color: (colors?.[position] ?? stillOffered(picture.color, offered)) || null,
  }))
  const rows = added.map(({ hash, width, height, placeholder }, index) => {
    const position = retained.length + index
    const alt = alts[position] || unwrittenAlt(names.after, position)
    return { hash, width, height, placeholder, position, alt, color: colors?.[position] || null }
  })
  const hashes = retained.map(({ hash }) => hash)
  await queries.removeOthers(tx, productId, hashes)
  if (places.length > 0) await queries.place(tx, productId, places)
  if (rows.length > 0) {
    await storeOriginals(tx, files, added)
    await queries.insert(tx, productId, rows)
  }
}

/** Files are written before the rows that reference them: a failure leaves files to sweep, never a missing file. */
export async function storeOriginals(tx: Tx, files: Files, originals: readonly Original[]) {
  await queries.holdOffSweeps(tx)
  for (const { hash, content } of originals) {
    await orUnavailable(files.put(`${hash}.webp`, content))
    await enqueue(tx, 'pictures.variants', { hash })
  }
}

/** Only pictures of this product can be retained: a URL of another product's picture is rejected. */
function retainedOf<P extends { hash: string }>(
  present: readonly P[],
  retain: readonly string[] | undefined,
): P[] {
  if (retain === undefined) return [...present]
  const byUrl = new Map(present.map((picture) => [pictureUrl(picture.hash), picture]))
  return [...new Set(retain)].map((url) => {
    const picture = byUrl.get(url)
    if (picture !== undefined) return picture
    throw new AppError('invalid_input', {
      fields: { existingImages: 'Uma das imagens não pertence a este produto.' },
    })
  })
}

/** A colour that is no longer offered cannot be chosen: its pictures would never be shown again. */
function stillOffered(color: string | null, offered: readonly string[]) {
  return color !== null && offered.includes(color) ? color : null
}

function notOffered(color: string) {
  const message = `O produto não é oferecido na cor “${color}”.`
  return new AppError('invalid_input', { fields: { imageColors: message } })
}

/** Blank if the text was only generated from name and position. */
function ownAlt({ alt, position }: { alt: string; position: number }, name: string) {
  return alt === unwrittenAlt(name, position) ? '' : alt
}
