import { pictureUpload } from '@shop/contract/constants'
import { unwrittenAlt } from '@shop/contract/pictures'
import type { Product } from '@shop/contract/products'
import { pictureThumb } from '~/shared/products/pictures.ts'

export interface StoredPicture {
  key: string
  kind: 'stored'
  url: string
  preview: string
  /** The alt text written by the admin; empty if the shop uses the default of name and number. */
  alt: string
  /** Blank for a picture of all colours. */
  color: string
}

export interface NewPicture {
  key: string
  kind: 'new'
  file: File
  /** Object URL of this tab, which shows the file before it is uploaded. */
  preview: string
  alt: string
  color: string
}

export type FormPicture = StoredPicture | NewPicture

export interface RejectedFile {
  key: string
  name: string
  reason: string
}

const ACCEPTED = ['image/png', 'image/jpeg']

export function storedPictures(product: Product | undefined): StoredPicture[] {
  return (product?.pictures ?? []).map((picture, position) => ({
    key: picture.url,
    kind: 'stored',
    url: picture.url,
    preview: pictureThumb(picture) ?? picture.url,
    alt: picture.alt === unwrittenAlt(product?.name ?? '', position) ? '' : picture.alt,
    color: picture.color ?? '',
  }))
}

/** The picture's colour, blank once the form no longer offers it: the server rejects any other. */
export function colorIn(offered: readonly string[], { color }: Pick<FormPicture, 'color'>): string {
  return offered.includes(color) ? color : ''
}

/** Stored pictures first, then new ones: the order in which the server numbers them. */
export function asSent(pictures: readonly FormPicture[]) {
  const stored = pictures.filter((picture) => picture.kind === 'stored')
  const added = pictures.filter((picture) => picture.kind === 'new')
  return { stored, added, inOrder: [...stored, ...added] }
}

/** Why a file cannot be uploaded, checked before it is sent. */
export function fileError({ type, size }: Pick<File, 'type' | 'size'>, present: number): string | undefined {
  if (!ACCEPTED.includes(type)) return 'Formato não aceito. Use PNG ou JPG.'
  if (size > pictureUpload.maxBytes) return 'Passa de 10 MB. Envie uma foto menor.'
  if (present >= pictureUpload.maxPerProduct)
    return `Um produto tem no máximo ${pictureUpload.maxPerProduct} fotos.`
  return undefined
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}

/**
 * The URLs in the order of the form, once the server has assigned URLs to the new pictures. It appends those to the
 * others.
 */
export function finalOrder(pictures: readonly FormPicture[], saved: readonly string[]): string[] | undefined {
  const stored = pictures.filter((picture) => picture.kind === 'stored')
  const added = saved.slice(stored.length)
  // A duplicate picture is stored only once. The new URLs cannot be matched then, so the server's order stays.
  if (added.length !== pictures.length - stored.length) return undefined
  let next = 0
  const wanted = pictures.map((picture) => (picture.kind === 'stored' ? picture.url : (added[next++] ?? '')))
  return wanted.some((url, index) => url !== saved[index]) ? wanted : undefined
}
