import type { Picture } from '@shop/contract/pictures'

interface StoredPicture extends Omit<Picture, 'url' | 'color'> {
  /** Of the file's content: a changed picture has another URL, so any copy may be cached for ever. */
  hash: string
  color?: string | null
}

export function pictureOf({ hash, color, ...picture }: StoredPicture): Picture {
  return { ...picture, url: pictureUrl(hash), ...(color && { color }) }
}

export function pictureUrl(hash: string) {
  return `/media/${hash}.webp`
}
