import type { ContentPictures } from '@shop/contract/content/editable'
import type { HomeContent } from '@shop/contract/content/home'
import { paths, visitPath } from '~/paths.ts'
import { InlineText } from '~/shared/content/rich-text.tsx'
import { uploadedPicture } from '~/shared/content/site-picture.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Picture } from '~/ui/picture.tsx'
import { SectionHead } from '~/ui/section-head.tsx'
import { meetingPictures } from './meeting-pictures.ts'

/** The drawings of the shop, for a meeting without a picture of its own. */
const drawings = [
  { ...meetingPictures.talk, alt: 'Vestido em algodão cru no manequim, com fita métrica e alfinetes' },
  {
    ...meetingPictures.sketch,
    alt: 'Croqui a lápis de um vestido, com amostras de tecido e cor na margem',
  },
  { ...meetingPictures.fitting, alt: 'Noiva na primeira prova, com a barra do vestido alfinetada' },
  { ...meetingPictures.delivery, alt: 'Vestido de renda pronto no cabide, com a capa meio aberta' },
] as const

interface MeetingsProps extends Pick<HomeContent, 'meetings'> {
  pictures: ContentPictures
}

/** How a dress is made, with the way to a visit and to the page about the atelier. */
export function Meetings({ meetings: { title: heading, items }, pictures }: MeetingsProps) {
  return (
    <section aria-labelledby="about" className="bg-paper-2 py-16 lg:py-24">
      <div className="page">
        <SectionHead id="about" eyebrow="O ateliê" title={<InlineText text={heading} />}>
          <div className="flex gap-3 max-lg:mt-5 max-sm:w-full max-sm:flex-col">
            <ButtonLink to={visitPath}>Agende sua visita</ButtonLink>
            <ButtonLink to={paths.about} variant="outline">
              Conhecer o ateliê
            </ButtonLink>
          </div>
        </SectionHead>
        <ol className="max-sm:border-t max-sm:border-line sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-10 lg:grid-cols-4">
          {items.map(({ title, text, picture }, index) => {
            const own = uploadedPicture(pictures, picture)
            return (
              <li
                key={drawings[index]?.src}
                className="max-sm:grid max-sm:grid-cols-[6.5rem_1fr] max-sm:items-center max-sm:gap-5 max-sm:border-b max-sm:border-line max-sm:py-4 max-sm:last:border-0"
              >
                <div className="aspect-4/5 overflow-hidden rounded-1 sm:mb-4">
                  <Picture
                    {...(own?.files ?? drawings[index] ?? drawings[0])}
                    position={own?.position}
                    sizes="(min-width: 90rem) 302px, (min-width: 64rem) 21vw, (min-width: 40rem) 43vw, 104px"
                    className="size-full object-cover"
                  />
                </div>
                <div className="sm:grid sm:grid-cols-[2.25rem_1fr]">
                  <span
                    aria-hidden="true"
                    className="block font-title text-[1.875rem] leading-none text-wine italic lining-nums"
                  >
                    {index + 1}
                  </span>
                  <div>
                    <h3>{title}</h3>
                    <p className="mt-1 leading-[1.55] text-ink-2 sm:text-14">{text}</p>
                  </div>
                </div>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}
