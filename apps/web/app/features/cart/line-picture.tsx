import { picturesOf } from '@shop/contract/pictures'
import { storedPicture } from '~/shared/products/pictures.ts'
import { MissingPicture } from '~/ui/missing-picture.tsx'
import { Picture } from '~/ui/picture.tsx'
import type { CurrentProduct } from './review-cart.ts'

interface LinePictureProps {
  /** Undefined until the catalogue has responded: its space is reserved. */
  product: CurrentProduct | undefined
  color: string
  sizes: string
}

/** In the colour of the line, where there is such a picture. */
export function LinePicture({ product, color, sizes }: LinePictureProps) {
  if (!product) return null
  const [picture] = picturesOf(product.pictures, color)
  if (!picture) return <MissingPicture />
  return <Picture {...storedPicture(picture)} alt="" sizes={sizes} className="size-full object-cover" />
}
