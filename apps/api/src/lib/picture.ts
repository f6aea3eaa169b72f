import type { Picture } from '@shop/contract/pictures'

interface StoredPicture extends Omit<Picture, 'url' | 'color' | 'alternate'> {
  /** Of the file's content: a changed picture has another URL, so any copy may be cached for ever. */
  hash: string
  color?: string | null
  alternate?: { hash: string; widths: number[] } | null
}

export function pictureOf({ hash, color, alternate, ...picture }: StoredPicture): Picture {
  return {
    ...picture,
    url: pictureUrl(hash),
    ...(color && { color }),
    ...(alternate && { alternate: { url: pictureUrl(alternate.hash), widths: alternate.widths } }),
  }
}

export function pictureUrl(hash: string) {
  return `/media/${hash}.webp`
}
