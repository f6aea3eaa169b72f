export interface Picture {
  url: string
  alt: string
  width: number
  height: number
  /** A data URI of a few pixels, shown while the picture loads. */
  placeholder: string
  /** The widths in which the picture is stored beside its master. */
  widths: number[]
}

/** What stands in for a text that nobody has written. */
export function unwrittenAlt(productName: string, position: number): string {
  return `${productName}, imagem ${position + 1}`
}

export type PictureFormat = 'avif' | 'webp'

/** '/media/abc.webp' at 640 wide in AVIF is '/media/abc-640.avif'. */
export function pictureVariant(url: string, width: number, format: PictureFormat): string {
  return `${url.replace(/\.[a-z0-9]+$/, '')}-${width}.${format}`
}

export function pictureSrcSet(picture: Pick<Picture, 'url' | 'widths'>, format: PictureFormat): string {
  return picture.widths.map((width) => `${pictureVariant(picture.url, width, format)} ${width}w`).join(', ')
}

/** What a shared link shows: apps that draw link previews read neither AVIF nor, some of them, WebP. */
export function sharePicture({ url, widths }: Pick<Picture, 'url' | 'widths'>): string {
  // Made together with the widths, so until those are there it is not either.
  return widths.length > 0 ? `${url.replace(/\.[a-z0-9]+$/, '')}-share.jpg` : url
}
