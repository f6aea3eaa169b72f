/**
 * What the owner writes on the site. She edits a draft, looks at it on the shop's own pages, and publishes it as a new
 * version; the versions before it can be published again.
 */
import type { ContentVersion } from '@shop/contract/content/editable'
import { homeContent } from '@shop/contract/content/home'
import type { Picture } from '@shop/contract/pictures'
import { type Theme, themeContent } from '@shop/contract/theme/theme'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { contentVersion } from '../../lib/content-version.ts'
import { recordChange } from '../audit/audit.service.ts'
import { siteImagesExist, sitePictures } from '../site-images/site-images.service.ts'
import { readProfile } from '../store/store.service.ts'
import * as queries from './content.queries.ts'
import { type ContentKind, type ContentValue, homeKind, themeKind } from './content-kinds.ts'

const STORED_VERSIONS = 20

interface Content {
  value: ContentValue
  pictures: Record<string, Picture>
}

interface Draft extends Content {
  version: number
  savedAt: Date | null
  versions: ContentVersion[]
}

/** What visitors see; for whoever has a preview token, the draft. */
export async function readContent(
  db: Db,
  kind: ContentKind,
  { drafts }: { drafts: boolean },
): Promise<Content & { publishedAt: Date | null }> {
  const { publishedAt, value } = await publishedOf(db, kind)
  const shown = drafts ? await editedOf(db, kind) : value
  return { ...(await withPictures(db, shown)), publishedAt }
}

export async function readTheme(db: Db): Promise<Theme> {
  return themeContent.parse((await publishedOf(db, themeKind)).value)
}

/** The owner's own picture at the top of the home page. */
export async function readOpening(db: Db): Promise<Picture | undefined> {
  const { picture } = homeContent.parse((await publishedOf(db, homeKind)).value)
  return picture ? (await sitePictures(db, [picture.wide.hash])).get(picture.wide.hash) : undefined
}

export async function readDraft(db: Db, kind: ContentKind): Promise<Draft> {
  const draft = await queries.draft(db, kind.key)
  const { value } =
    draft === undefined ? await publishedOf(db, kind) : { value: kind.schema.parse(draft.value) }
  return {
    ...(await withPictures(db, value)),
    version: contentVersion(value),
    savedAt: draft?.savedAt ?? null,
    versions: await queries.versions(db, kind.key),
  }
}

export function saveDraft(
  db: Db,
  kind: ContentKind,
  { value, version }: { value: ContentValue; version: number },
  { actor }: AuditContext,
): Promise<Draft> {
  return db.transaction().execute(async (tx) => {
    await lockAt(tx, kind, version)
    if (!(await siteImagesExist(tx, hashesIn(value)))) throw new AppError('site_image_not_found')
    await queries.saveDraft(tx, kind.key, value, actor.id)
    return readDraft(tx, kind)
  })
}

export function publish(
  db: Db,
  kind: ContentKind,
  { version, withoutObligatory = false }: { version: number; withoutObligatory?: boolean | undefined },
  auditContext: AuditContext,
): Promise<Draft> {
  return db.transaction().execute(async (tx) => {
    await lockAt(tx, kind, version)
    const value = await editedOf(tx, kind)
    const problem = kind.problem?.(value)
    if (problem !== undefined) throw new AppError('invalid_input', { message: problem })
    if (!withoutObligatory && missingIn(kind, value).length > 0)
      throw new AppError('obligatory_sections_missing')
    await publishAs(tx, kind, value, { ...auditContext, action: 'content.publish' })
    await queries.removeDraft(tx, kind.key)
    return readDraft(tx, kind)
  })
}

/** As a new version. A draft stays, so that nothing typed is lost. */
export function restore(
  db: Db,
  kind: ContentKind,
  version: number,
  auditContext: AuditContext,
): Promise<Draft> {
  return db.transaction().execute(async (tx) => {
    await queries.lockKey(tx, kind.key)
    const value =
      version === 0
        ? kind.original(await readProfile(tx))
        : kind.schema.parse(
            found(await queries.atVersion(tx, kind.key, version), 'content_version_not_found').value,
          )
    await publishAs(tx, kind, value, { ...auditContext, action: 'content.restore' })
    return readDraft(tx, kind)
  })
}

async function lockAt(tx: Tx, kind: ContentKind, version: number): Promise<void> {
  await queries.lockKey(tx, kind.key)
  if (contentVersion(await editedOf(tx, kind)) !== version) throw new AppError('stale_version')
}

async function publishAs(
  tx: Tx,
  kind: ContentKind,
  value: ContentValue,
  { actor, requestId, action }: AuditContext & { action: string },
): Promise<void> {
  const { value: before } = await publishedOf(tx, kind)
  await queries.publish(tx, kind.key, { value, publisherId: actor.id })
  if (!kind.isAccepted) await queries.removeVersions(tx, kind.key, STORED_VERSIONS)
  const missing = missingIn(kind, value)
  await recordChange(tx, {
    actor,
    requestId,
    action,
    objectType: 'content',
    objectId: kind.key,
    before,
    after: value,
    ...(missing.length > 0 && { details: { missing } }),
  })
}

function missingIn(kind: ContentKind, value: ContentValue): readonly string[] {
  return kind.missing?.(value) ?? []
}

async function publishedOf(
  db: Db,
  kind: ContentKind,
): Promise<{ value: ContentValue; publishedAt: Date | null }> {
  const row = await queries.published(db, kind.key)
  if (row === undefined) return { value: kind.original(await readProfile(db)), publishedAt: null }
  return { value: kind.schema.parse(row.value), publishedAt: row.publishedAt }
}

async function editedOf(db: Db, kind: ContentKind): Promise<ContentValue> {
  const draft = await queries.draft(db, kind.key)
  return draft === undefined ? (await publishedOf(db, kind)).value : kind.schema.parse(draft.value)
}

async function withPictures(db: Db, value: ContentValue): Promise<Content> {
  return { value, pictures: Object.fromEntries(await sitePictures(db, hashesIn(value))) }
}

/** Of every picture anywhere in the value. */
function hashesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'hash' && typeof part === 'string' ? [part] : hashesIn(part),
  )
}
