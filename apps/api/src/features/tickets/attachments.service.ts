/**
 * Pictures attached to a message. They are processed like product pictures, so that nothing of a file is stored but its
 * pixels, and go into a private file store without public URLs: every request is authorized. A file is uploaded first
 * and waits for its message; files that never get one are swept.
 */
import { randomUUID } from 'node:crypto'
import type { Attachment } from '@shop/contract/tickets'
import type { Files } from '../../adapters/files.ts'
import type { Db } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { orUnavailable } from '../../lib/storage-unavailable.ts'
import type { Upload } from '../../lib/uploads.ts'
import { readPictures } from '../pictures/pictures.service.ts'
import { checkQuota } from './attachment-quota.service.ts'
import * as queries from './attachments.queries.ts'
import { ownerOf } from './ticket-view.ts'
import * as tickets from './tickets.queries.ts'

interface Store {
  db: Db
  files: Files
}

const FIELD = 'file'
const CONTENT_TYPE = 'image/webp'
const MAX_NAME = 100
const TOO_LATE = 'Essa mensagem não recebe mais fotos. Anexe a foto na próxima.'

interface Place {
  ticketId: number
  /** A message that was just sent; otherwise the next message takes the picture. */
  messageId: number | undefined
}

export async function attach(
  { db, files }: Store,
  { ticketId, messageId }: Place,
  uploads: readonly Upload[],
  actor: Actor,
): Promise<Attachment> {
  // Checked before the picture is decoded, because that takes seconds, and again in the transaction.
  rejectClosed(await tickets.find(db, ticketId, ownerOf(actor)))
  await checkQuota(db, actor)
  const isAtelier = actor.role === 'admin'
  const [original] = await readPictures(uploads, {
    field: FIELD,
    use: 'ticket',
    ...(isAtelier ? { urgent: true } : { account: actor.id }),
  })
  if (original === undefined)
    throw new AppError('invalid_input', { fields: { [FIELD]: 'Escolha uma foto.' } })
  const storageKey = `${randomUUID()}.webp`
  await orUnavailable(files.private.put(storageKey, original.content))
  return db.transaction().execute(async (tx) => {
    found(await tickets.holdAuthor(tx, actor.id), 'unauthenticated')
    rejectClosed(await tickets.lock(tx, ticketId, ownerOf(actor)))
    if (messageId !== undefined) {
      const takes = await queries.takesOneMore(tx, { ticketId, messageId, uploadedBy: actor.id })
      if (!takes) throw new AppError('invalid_input', { fields: { [FIELD]: TOO_LATE } })
      await tickets.touch(tx, ticketId)
    }
    return queries.insert(tx, {
      ticketId,
      messageId: messageId ?? null,
      uploadedBy: actor.id,
      storageKey,
      fileName: shownName(uploads[0]?.fileName ?? ''),
      contentType: CONTENT_TYPE,
      sizeBytes: original.content.byteLength,
    })
  })
}

/** The stored metadata of a file that `actor` may see. */
export async function findAttachment(db: Db, id: number, actor: Actor) {
  const viewer = { id: actor.id, owner: ownerOf(actor) }
  return found(await queries.findVisible(db, id, viewer), 'attachment_not_found')
}

export async function readContent(files: Files, storageKey: string): Promise<Buffer> {
  return found(await orUnavailable(files.private.read(storageKey)), 'attachment_not_found')
}

function rejectClosed(ticket: { status: string } | undefined) {
  if (found(ticket, 'ticket_not_found').status === 'closed') throw new AppError('ticket_closed')
}

/** The sender's file name, without its path and with the extension of the stored format. */
function shownName(sent: string): string {
  const name = sent.replaceAll(/^.*[/\\]|[\p{C}\p{Zl}\p{Zp}]/gu, '').replace(/\.\w{1,5}$/, '')
  return `${name.trim().slice(0, MAX_NAME) || 'foto'}.webp`
}
