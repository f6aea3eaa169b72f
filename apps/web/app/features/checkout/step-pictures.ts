import type { NextStepKind } from '@shop/contract/next-steps'
import cutAvif320 from '~/assets/pictures/cutting-320.avif'
import cutWebp320 from '~/assets/pictures/cutting-320.webp'
import cutAvif640 from '~/assets/pictures/cutting-640.avif'
import cutWebp640 from '~/assets/pictures/cutting-640.webp'
import checkAvif320 from '~/assets/pictures/embroidery-320.avif'
import checkWebp320 from '~/assets/pictures/embroidery-320.webp'
import checkAvif640 from '~/assets/pictures/embroidery-640.avif'
import checkWebp640 from '~/assets/pictures/embroidery-640.webp'
import measuresAvif320 from '~/assets/pictures/meeting-1-320.avif'
import measuresWebp320 from '~/assets/pictures/meeting-1-320.webp'
import measuresAvif640 from '~/assets/pictures/meeting-1-640.avif'
import measuresWebp640 from '~/assets/pictures/meeting-1-640.webp'
import partAvif320 from '~/assets/pictures/meeting-2-320.avif'
import partWebp320 from '~/assets/pictures/meeting-2-320.webp'
import partAvif640 from '~/assets/pictures/meeting-2-640.avif'
import partWebp640 from '~/assets/pictures/meeting-2-640.webp'
import fittingAvif320 from '~/assets/pictures/meeting-3-320.avif'
import fittingWebp320 from '~/assets/pictures/meeting-3-320.webp'
import fittingAvif640 from '~/assets/pictures/meeting-3-640.avif'
import fittingWebp640 from '~/assets/pictures/meeting-3-640.webp'
import deliveryAvif320 from '~/assets/pictures/meeting-4-320.avif'
import deliveryWebp320 from '~/assets/pictures/meeting-4-320.webp'
import deliveryAvif640 from '~/assets/pictures/meeting-4-640.avif'
import deliveryWebp640 from '~/assets/pictures/meeting-4-640.webp'
import { srcSet } from '~/shared/products/pictures.ts'

/** Dress form, cut pieces, fitting, embroidery, sketch, hanger. */
export const stepPictures: Record<NextStepKind, ReturnType<typeof picture>> = {
  measures: picture(
    { 320: measuresAvif320, 640: measuresAvif640 },
    { 320: measuresWebp320, 640: measuresWebp640 },
  ),
  cut: picture({ 320: cutAvif320, 640: cutAvif640 }, { 320: cutWebp320, 640: cutWebp640 }),
  fitting: picture(
    { 320: fittingAvif320, 640: fittingAvif640 },
    { 320: fittingWebp320, 640: fittingWebp640 },
  ),
  check: picture({ 320: checkAvif320, 640: checkAvif640 }, { 320: checkWebp320, 640: checkWebp640 }),
  part: picture({ 320: partAvif320, 640: partAvif640 }, { 320: partWebp320, 640: partWebp640 }),
  delivery: picture(
    { 320: deliveryAvif320, 640: deliveryAvif640 },
    { 320: deliveryWebp320, 640: deliveryWebp640 },
  ),
}

function picture(avif: Record<320 | 640, string>, webp: Record<320 | 640, string>) {
  return { avif: srcSet(avif), webp: srcSet(webp), src: webp[320], width: 640, height: 853 }
}
