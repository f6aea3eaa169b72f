import { pictureSrcSet } from '@shop/contract/pictures'
import { useState } from 'react'
import { classes } from '~/ui/classes.ts'
import { Picture } from '~/ui/picture.tsx'

interface AlternatePictureProps {
  picture: { url: string; widths: number[]; width: number; height: number }
  sizes: string
  className: string
}

/**
 * Covers the picture of a card while the card is hovered or its link has the keyboard's focus. It is rendered, and so
 * loaded, when that happens first, and fades in once it has loaded.
 */
export function AlternatePicture({ picture, sizes, className }: AlternatePictureProps) {
  const [loaded, setLoaded] = useState(false)
  return (
    <div
      // The event of an image does not bubble.
      onLoadCapture={() => setLoaded(true)}
      className={classes(
        'absolute inset-0 bg-paper-3 opacity-0 transition-opacity duration-(--duration-fast)',
        loaded && 'group-hover:opacity-100 group-has-[h3>a:focus-visible]:opacity-100',
      )}
    >
      <Picture
        avif={pictureSrcSet(picture, 'avif')}
        webp={pictureSrcSet(picture, 'webp')}
        src={picture.url}
        alt=""
        width={picture.width}
        height={picture.height}
        sizes={sizes}
        className={className}
      />
    </div>
  )
}
