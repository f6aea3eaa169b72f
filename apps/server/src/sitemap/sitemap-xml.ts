import { escapeMarkup } from '@shop/api/lib/markup'

/** The fields that sitemaps.org and Google's image extension require; search engines ignore the others today. */
export interface SitemapEntry {
  url: string
  changedAt?: Date | undefined
  pictures?: readonly string[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const IMAGE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
const URL_SET = `${HEAD}<urlset ${SITEMAP} ${IMAGE}>\n`

/** Built in batches, because there may be very many. Undefined when there are none: an empty file is not valid. */
export async function urlSet(batches: AsyncIterable<readonly SitemapEntry[]>): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  for await (const entries of batches) parts.push(Buffer.from(entries.map(urlOf).join('')))
  if (parts.length === 0) return undefined
  return Buffer.concat([Buffer.from(URL_SET), ...parts, Buffer.from('</urlset>\n')])
}

function urlOf({ url, changedAt, pictures = [] }: SitemapEntry) {
  const images = pictures.map((picture) => `<image:image>${element('image:loc', picture)}</image:image>`)
  return `<url>${element('loc', url)}${changeOf(changedAt)}${images.join('')}</url>\n`
}

export function sitemapIndex(files: readonly SitemapEntry[]): Buffer {
  const entries = files.map(
    ({ url, changedAt }) => `<sitemap>${element('loc', url)}${changeOf(changedAt)}</sitemap>\n`,
  )
  return Buffer.from(`${HEAD}<sitemapindex ${SITEMAP}>\n${entries.join('')}</sitemapindex>\n`)
}

const changeOf = (date: Date | undefined) => (date ? element('lastmod', date.toISOString()) : '')
const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`
