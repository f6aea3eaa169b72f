export interface Picture {
  url: string
  alt: string
  width: number
  height: number
  /** A tiny preview as a data URI, shown while the picture loads. */
  placeholder: string
  /** The widths in which variants of the original are stored. */
  widths: number[]
  /** The colour it shows; missing if it is of all colours. */
  color?: string | undefined
  /** Another picture of the same colour. */
  alternate?: Pick<Picture, 'url' | 'widths'> | undefined
}

/**
 * The pictures to show for a colour: those of it, then those of all colours. Pictures of other colours are shown only
 * if there is neither, because a buyer would take them for the chosen one.
 */
export function picturesOf<P extends Pick<Picture, 'color'>>(
  pictures: readonly P[],
  color: string | undefined,
): P[] {
  const shown = [
    ...pictures.filter((picture) => picture.color !== undefined && picture.color === color),
    ...pictures.filter((picture) => picture.color === undefined),
  ]
  return shown.length > 0 ? shown : [...pictures]
}

/** The default alt text of a picture without one. */
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

/** The picture of a shared link: apps that show link previews cannot read AVIF, and some cannot read WebP. */
export function sharePicture({ url, widths }: Pick<Picture, 'url' | 'widths'>): string {
  // Generated together with the widths, so it does not exist before them.
  return widths.length > 0 ? `${url.replace(/\.[a-z0-9]+$/, '')}-share.jpg` : url
}
