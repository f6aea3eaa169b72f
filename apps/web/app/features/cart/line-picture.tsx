import { storedPicture } from '~/shared/products/pictures.ts'
import { MissingPicture } from '~/ui/missing-picture.tsx'
import { Picture } from '~/ui/picture.tsx'
import type { CurrentProduct } from './review-cart.ts'

interface LinePictureProps {
  /** Undefined until the catalogue has responded: its space is reserved. */
  product: CurrentProduct | undefined
  sizes: string
}

export function LinePicture({ product, sizes }: LinePictureProps) {
  if (!product) return null
  const [picture] = product.pictures
  if (!picture) return <MissingPicture />
  return <Picture {...storedPicture(picture)} alt="" sizes={sizes} className="size-full object-cover" />
}
