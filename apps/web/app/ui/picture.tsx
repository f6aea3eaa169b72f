import { classes } from './classes.ts'

export interface PictureProps {
  /** Source sets of the two formats. */
  avif: string
  webp: string
  /** The fallback for browsers that support neither format. */
  src: string
  alt: string
  width: number
  height: number
  sizes: string
  /** A tiny data URI shown until the picture has loaded. */
  placeholder?: string | undefined
  /** Above the fold: loaded at once and before other pictures. */
  eager?: boolean | undefined
  className?: string | undefined
  /** CSS's object-position: the part that is never cut off. */
  position?: string | undefined
}

export function Picture({
  avif,
  webp,
  src,
  alt,
  width,
  height,
  sizes,
  placeholder,
  eager = false,
  className,
  position,
}: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={classes('bg-paper-3 bg-cover', className)}
        style={{ backgroundImage: placeholder && `url("${placeholder}")`, objectPosition: position }}
      />
    </picture>
  )
}
