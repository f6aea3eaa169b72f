import type { ContentPictures } from '@shop/contract/content/editable'
import type { FocusPoint, SitePicture } from '@shop/contract/content/site-picture'
import { storedPicture } from '~/shared/products/pictures.ts'

/** CSS's object-position that leaves the point in view. */
function positionOf({ x, y }: FocusPoint): string {
  return `${x}% ${y}%`
}

/** The files of a picture that the owner uploaded; undefined when its row is gone. */
export function uploadedPicture(pictures: ContentPictures, picture: (SitePicture & { alt?: string }) | null) {
  const stored = picture === null ? undefined : pictures[picture.hash]
  if (picture === null || stored === undefined) return undefined
  return {
    files: storedPicture({ ...stored, alt: picture.alt ?? '' }),
    position: positionOf(picture.focus),
  }
}
