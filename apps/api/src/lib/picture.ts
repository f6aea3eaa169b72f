import type { Picture } from '@shop/contract/pictures'

interface StoredPicture extends Omit<Picture, 'url'> {
  /** Of the file's content: a changed picture has another URL, so any copy may be cached for ever. */
  hash: string
}

export function pictureOf({ hash, ...picture }: StoredPicture): Picture {
  return { ...picture, url: pictureUrl(hash) }
}

export function pictureUrl(hash: string) {
  return `/media/${hash}.webp`
}
