import avif1w320 from '~/assets/pictures/meeting-1-320.avif'
import webp1w320 from '~/assets/pictures/meeting-1-320.webp'
import avif1w640 from '~/assets/pictures/meeting-1-640.avif'
import webp1w640 from '~/assets/pictures/meeting-1-640.webp'
import avif2w320 from '~/assets/pictures/meeting-2-320.avif'
import webp2w320 from '~/assets/pictures/meeting-2-320.webp'
import avif2w640 from '~/assets/pictures/meeting-2-640.avif'
import webp2w640 from '~/assets/pictures/meeting-2-640.webp'
import avif3w320 from '~/assets/pictures/meeting-3-320.avif'
import webp3w320 from '~/assets/pictures/meeting-3-320.webp'
import avif3w640 from '~/assets/pictures/meeting-3-640.avif'
import webp3w640 from '~/assets/pictures/meeting-3-640.webp'
import avif4w320 from '~/assets/pictures/meeting-4-320.avif'
import webp4w320 from '~/assets/pictures/meeting-4-320.webp'
import avif4w640 from '~/assets/pictures/meeting-4-640.avif'
import webp4w640 from '~/assets/pictures/meeting-4-640.webp'
import { srcSet } from '~/shared/products/pictures.ts'

/** A dress of lace sleeves on its way: dress form, sketch, fitting, hanger. */
export const meetingPictures = {
  talk: picture({ 320: avif1w320, 640: avif1w640 }, { 320: webp1w320, 640: webp1w640 }, webp1w320),
  sketch: picture({ 320: avif2w320, 640: avif2w640 }, { 320: webp2w320, 640: webp2w640 }, webp2w320),
  fitting: picture({ 320: avif3w320, 640: avif3w640 }, { 320: webp3w320, 640: webp3w640 }, webp3w320),
  delivery: picture({ 320: avif4w320, 640: avif4w640 }, { 320: webp4w320, 640: webp4w640 }, webp4w320),
}

function picture(avif: Record<number, string>, webp: Record<number, string>, src: string) {
  return { avif: srcSet(avif), webp: srcSet(webp), src, width: 640, height: 853 }
}
