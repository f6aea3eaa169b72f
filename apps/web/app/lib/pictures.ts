import { type Picture, pictureSrcSet, pictureVariant } from '@shop/contract/pictures'

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

/** The smallest file that is sharp at the size of a thumbnail; the master until the sizes are made. */
export function pictureThumb(picture: Picture | undefined): string | undefined {
  const [smallest] = picture?.widths ?? []
  return picture && smallest !== undefined ? pictureVariant(picture.url, smallest, 'webp') : picture?.url
}
