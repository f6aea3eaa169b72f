import { type Picture, pictureSrcSet, pictureVariant } from '@shop/contract/pictures'
import { preload } from 'react-dom'

/** The data an `<img>` and its sources need, wherever the picture is stored. */
export interface PictureFiles {
  avif: string
  webp: string
  src: string
  alt: string
  width: number
  height: number
  placeholder?: string
  /** Missing for a picture of all colours. */
  color?: string
  /** Another picture of the same colour. */
  alternate?: Pick<Picture, 'url' | 'widths'>
}

/** A catalogue picture, in its generated widths. */
export function storedPicture(picture: Picture): PictureFiles {
  const { url, alt, width, height, placeholder, color, alternate } = picture
  return {
    avif: pictureSrcSet(picture, 'avif'),
    webp: pictureSrcSet(picture, 'webp'),
    src: url,
    alt,
    width,
    height,
    placeholder,
    ...(color !== undefined && { color }),
    ...(alternate && { alternate }),
  }
}

/**
 * Fetches a picture before it is shown, in the file that a `<picture>` with these sizes will use. A browser without AVIF
 * ignores it.
 */
export function preloadPicture({ src, avif }: PictureFiles, sizes: string) {
  preload(src, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes: sizes })
}

/** `{ 480: '/a.webp', 900: '/b.webp' }` as a source set. */
export function srcSet(files: Record<number, string>) {
  return Object.entries(files)
    .map(([width, url]) => `${url} ${width}w`)
    .join(', ')
}

/** The smallest file that is sharp as a thumbnail; the original until the sizes are generated. */
export function pictureThumb(picture: Picture | undefined): string | undefined {
  const [smallest] = picture?.widths ?? []
  return picture && smallest !== undefined ? pictureVariant(picture.url, smallest, 'webp') : picture?.url
}
