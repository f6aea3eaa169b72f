/**
 * The pictures of the site, which its content names by their hashes. They are made, stored and removed as those of
 * products, in larger sizes too: one may fill the width of a screen.
 */
import type { Picture } from '@shop/contract/pictures'
import type { SiteImage } from '@shop/contract/site-images'
import type { Files } from '../../adapters/files.ts'
import type { Db, Tx } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import { AppError } from '../../lib/app-error.ts'
import { pictureOf } from '../../lib/picture.ts'
import type { Upload } from '../../lib/uploads.ts'
import { delaySweeps, readPictures, storeOriginals, waitForWriters } from '../pictures/pictures.service.ts'
import * as queries from './site-images.queries.ts'

const FIELD = 'file'
/** A form with a new picture may be saved days after its upload. */
const UNUSED_DAYS = 7

interface Store {
  db: Db
  files: Files
}

export async function uploadSiteImage(
  { db, files }: Store,
  uploads: readonly Upload[],
  actor: Actor,
): Promise<SiteImage> {
  const [original] = await readPictures(uploads, { field: FIELD, use: 'site', urgent: true })
  if (original === undefined)
    throw new AppError('invalid_input', { fields: { [FIELD]: 'Escolha uma foto.' } })
  const { hash, width, height, placeholder } = original
  return db.transaction().execute(async (tx) => {
    await storeOriginals(tx, files, [original])
    const row = await queries.upsert(tx, { hash, width, height, placeholder, createdBy: actor.id })
    return { ...pictureOf({ ...row, alt: '' }), hash }
  })
}

/** By hash, without alt texts, which belong to the content that shows them. Hashes without a picture are left out. */
export async function sitePictures(db: Db, hashes: readonly string[]): Promise<Map<string, Picture>> {
  if (hashes.length === 0) return new Map()
  const rows = await queries.find(db, [...new Set(hashes)])
  return new Map(rows.map((row) => [row.hash, pictureOf({ ...row, alt: '' })]))
}

/** Call in the transaction that stores the hashes: none of these pictures is removed before its end. */
export async function siteImagesExist(tx: Tx, hashes: readonly string[]): Promise<boolean> {
  await delaySweeps(tx)
  return (await sitePictures(tx, hashes)).size === new Set(hashes).size
}

/** Their files are removed as those of every picture without a row. */
export function removeUnusedSiteImages(db: Db): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await waitForWriters(tx)
    await queries.removeUnused(tx, UNUSED_DAYS)
  })
}
