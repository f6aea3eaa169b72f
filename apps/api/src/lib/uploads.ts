/**
 * Forms with files. Each file is written to disk while it arrives, so memory use stays flat; every count and size is
 * limited; and nothing received outlives its request. Access is checked before the first byte of a body is read.
 */
import multipart, { type Multipart } from '@fastify/multipart'
import { pictureUpload } from '@shop/contract/constants'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Files } from '../adapters/files.ts'
import { AppError } from './app-error.ts'
import { orUnavailable } from './storage-unavailable.ts'

export interface Upload {
  /** The name of the form field. */
  field: string
  /** The sender's file name: shown to users, never used as a path. */
  fileName: string
  path: string
  discard(): Promise<void>
}

const MAX_FIELDS = 40
const MAX_FIELD_BYTES = 64 * 1024
// The parser's own limit.
const MAX_HEADER_BYTES = 80 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    uploads: Upload[] | null
  }
}

/** Makes every route of `scope` take forms with at most `maxFiles` files, and nothing else. */
export async function takeUploads(
  scope: FastifyInstance,
  files: Files,
  maxFiles: number = pictureUpload.maxPerProduct,
) {
  const maxParts = MAX_FIELDS + maxFiles
  const maxBodyBytes =
    maxFiles * pictureUpload.maxBytes + MAX_FIELDS * MAX_FIELD_BYTES + maxParts * MAX_HEADER_BYTES
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fields: MAX_FIELDS,
      files: maxFiles,
      parts: maxParts,
      fileSize: pictureUpload.maxBytes,
      fieldSize: MAX_FIELD_BYTES,
      headerPairs: 20,
    },
  })
  scope.decorateRequest('uploads', null)

  scope.addHook('onRequest', async ({ headers }) => {
    if (Number(headers['content-length']) > maxBodyBytes) throw new AppError('payload_too_large')
  })
  scope.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) throw new AppError('unsupported_media_type')
    request.uploads = []
    request.body = await readForm(request, request.uploads, files)
  })
  // Runs for every response, also for an error and after the client has disconnected.
  scope.addHook('onSend', async ({ uploads }) => {
    for (const upload of uploads ?? []) await upload.discard()
  })
}

async function readForm(request: FastifyRequest, uploads: Upload[], files: Files) {
  const fields = new Map<string, unknown>()
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') await receiveFile(part, uploads, files)
      else receiveField(part, fields)
    }
  } catch (error) {
    // The client reads the error only after it has sent the rest, which is discarded.
    request.raw.unpipe().resume()
    throw errorOf(error)
  }
  return Object.fromEntries(fields)
}

type Part<T extends Multipart['type']> = Extract<Multipart, { type: T }>

async function receiveFile(
  { file, fieldname: field, ...part }: Part<'file'>,
  uploads: Upload[],
  files: Files,
) {
  const received = await orUnavailable(files.receive(file))
  // Despite its type, the file name of a part may be missing.
  const fileName = String(part.filename ?? '')
  const upload = { field, fileName, ...received }
  uploads.push(upload)
  if (file.truncated) throw new AppError('file_too_large')
  // What a browser sends for an empty file input.
  if (fileName === '' && file.bytesRead === 0) {
    uploads.pop()
    await upload.discard()
  }
}

/** A field that comes twice becomes a list, which no schema of a text field accepts. */
function receiveField(part: Part<'field'>, fields: Map<string, unknown>) {
  if (part.valueTruncated) throw new AppError('payload_too_large')
  const before = fields.get(part.fieldname)
  fields.set(part.fieldname, before === undefined ? part.value : [before, part.value].flat())
}

/** Errors of the parser concern the form: too many parts, no boundary, an incomplete body. */
function errorOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  const tooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === 413
  return new AppError(tooMuch ? 'payload_too_large' : 'invalid_input', { cause: error })
}
