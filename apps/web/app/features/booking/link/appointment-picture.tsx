import type { Appointment } from '@shop/contract/appointments'
import fittingAvif from '~/assets/pictures/fitting-480.avif'
import fittingWebp from '~/assets/pictures/fitting-480.webp'
import talkAvif from '~/assets/pictures/meeting-1-640.avif'
import talkWebp from '~/assets/pictures/meeting-1-640.webp'
import { ArchPicture } from '~/ui/arch-picture.tsx'

const frame = 'aspect-3/4 w-32 sm:w-40 lg:mt-8 lg:w-full'
const size = { alt: '', width: 600, height: 800 } as const

/** The product's own, or one of the atelier's. Decorative: the text says what it is about. */
export function AppointmentPicture({ appointment: { kind, imageUrl } }: { appointment: Appointment }) {
  if (imageUrl !== null) {
    return (
      <div className={`overflow-hidden rounded-arch bg-paper-3 ${frame}`}>
        <img {...size} alt="" src={imageUrl} className="size-full object-cover" />
      </div>
    )
  }
  const [avif, webp] = kind === 'visit' ? [fittingAvif, fittingWebp] : [talkAvif, talkWebp]
  return <ArchPicture {...size} avif={avif} webp={webp} src={webp} sizes="304px" eager className={frame} />
}
