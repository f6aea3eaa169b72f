import { classes } from './classes.ts'
import { MissingPicture } from './missing-picture.tsx'

interface ThumbProps {
  src: string | null | undefined
  /** Empty where the name is shown next to it. */
  alt?: string
  className: string
}

/** A product thumbnail, cropped to the dress. */
export function Thumb({ src, alt = '', className }: ThumbProps) {
  const thumbStyle = classes('block flex-none overflow-hidden rounded-1 bg-paper-3', className)
  if (!src) {
    return (
      <span className={thumbStyle}>
        <MissingPicture />
      </span>
    )
  }
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={classes(thumbStyle, 'object-cover object-[50%_18%]')}
    />
  )
}
