import { type Picture, pictureSrcSet } from '@shop/contract/pictures'

/** What an `<img>` and its sources need, wherever the picture is kept. */
export interface PictureFiles {
  avif: string
  webp: string
  src: string
  alt: string
  width: number
  height: number
  placeholder?: string
}

/** A picture of the catalogue, in the widths the shop keeps of it. */
export function storedPicture(picture: Picture): PictureFiles {
  const { url, alt, width, height, placeholder } = picture
  return {
    avif: pictureSrcSet(picture, 'avif'),
    webp: pictureSrcSet(picture, 'webp'),
    src: url,
    alt,
    width,
    height,
    placeholder,
  }
}

/** `{ 480: '/a.webp', 900: '/b.webp' }` as a source set. */
export function srcSet(files: Record<number, string>) {
  return Object.entries(files)
    .map(([width, url]) => `${url} ${width}w`)
    .join(', ')
}
