/** What the owner has published: validated as her own drafts are, with a logo rebuilt as an uploaded one is. */
import { readFile } from 'node:fs/promises'
import { diskFiles } from '@shop/api/adapters/disk-files'
import type { StoredFiles } from '@shop/api/adapters/files'
import type { Tx } from '@shop/api/db/connection'
import { type ContentKind, contentKinds } from '@shop/api/features/content/content-kinds'
import { readLogo } from '@shop/api/features/theme/theme.service'
import type { Atelier, PlannedSite } from '../ateliers/atelier.ts'
import { required } from './required.ts'

interface SiteContext {
  uploadsDir: string
  /** Null in a live shop, which has no accounts yet. */
  publisherId: number | null
  now: Date
}

export async function seedSite(tx: Tx, atelier: Atelier, { uploadsDir, ...by }: SiteContext): Promise<void> {
  const { site } = atelier
  if (site === undefined) return
  await seedSiteImages(tx, atelier, site, by.publisherId)
  await seedCovers(tx, atelier)
  const values = await valuesOf(site)
  for (const kind of contentKinds) {
    const value = values[kind.key]
    if (value !== undefined) await publish(tx, kind, value, { ...by, files: await diskFiles(uploadsDir) })
  }
}

async function valuesOf({
  home,
  about,
  faq,
  policies,
  theme,
}: PlannedSite): Promise<Record<string, unknown>> {
  const { logoFile, symbolFile, ...choices } = theme
  const [logo, symbol] = await Promise.all([logoFile, symbolFile].map(rebuilt))
  return { home, about, faq, policies, theme: { ...choices, logo, symbol } }
}

async function rebuilt(file: URL) {
  return { kind: 'svg', ...readLogo(await readFile(file)) }
}

async function publish(
  tx: Tx,
  { key, schema, problem, storeFiles }: ContentKind,
  given: unknown,
  { publisherId, now, files }: Omit<SiteContext, 'uploadsDir'> & { files: StoredFiles },
): Promise<void> {
  const value = schema.parse(given)
  const reason = problem?.(value)
  if (reason !== undefined) throw new Error(`${key} cannot be published: ${reason}`)
  await storeFiles?.(files, value)
  await tx
    .insertInto('contentVersions')
    .values({
      key,
      version: 1,
      value: JSON.stringify(value),
      publishedAt: now,
      publishedBy: publisherId,
    })
    .execute()
}

async function seedSiteImages(
  tx: Tx,
  { pictures }: Atelier,
  site: PlannedSite,
  createdBy: number | null,
): Promise<void> {
  const made = new Map(Object.entries(pictures))
  const rows = site.pictures.map((name) => {
    const { hash, width, height, placeholder, widths } = required(made, name)
    return { hash, width, height, placeholder, widths: [...widths], createdBy }
  })
  await tx.insertInto('siteImages').values(rows).execute()
}

async function seedCovers(tx: Tx, { collections, pictures }: Atelier): Promise<void> {
  const made = new Map(Object.entries(pictures))
  for (const { name, cover } of collections) {
    if (cover === undefined) continue
    const { hash } = required(made, cover.picture)
    await tx
      .updateTable('categories')
      .set({ imageHash: hash, imageAlt: cover.alt })
      .where('name', '=', name)
      .where('imageHash', 'is', null)
      .execute()
  }
}
