import { storedPicture } from '~/lib/pictures.ts'
import { MissingPicture } from '~/ui/missing-picture.tsx'
import { Picture } from '~/ui/picture.tsx'
import type { PieceNow } from './review-cart.ts'

interface LinePictureProps {
  /** Undefined until the catalogue has responded: its space is reserved. */
  piece: PieceNow | undefined
  sizes: string
}

export function LinePicture({ piece, sizes }: LinePictureProps) {
  if (!piece) return null
  const [picture] = piece.pictures
  if (!picture) return <MissingPicture />
  return <Picture {...storedPicture(picture)} alt="" sizes={sizes} className="size-full object-cover" />
}
