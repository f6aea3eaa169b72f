import avif480 from '~/assets/pictures/fitting-480.avif'
import webp480 from '~/assets/pictures/fitting-480.webp'
import avif640 from '~/assets/pictures/fitting-640.avif'
import webp640 from '~/assets/pictures/fitting-640.webp'
import { paths, visitPath } from '~/paths.ts'
import { InlineText } from '~/shared/content/rich-text.tsx'
import { srcSet } from '~/shared/products/pictures.ts'
import { ArchPicture } from '~/ui/arch-picture.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { classes } from '~/ui/classes.ts'

interface InvitationProps {
  title: string
  /** Without the drawing of the shop beside the atelier's own pictures. */
  plain: boolean
}

export function Invitation({ title, plain }: InvitationProps) {
  return (
    <section
      aria-labelledby="invitation"
      className={classes(
        'page grid items-center gap-x-16 gap-y-10 py-16 lg:py-24',
        plain ? 'text-center' : 'sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]',
      )}
    >
      <div className={classes(plain && 'grid justify-items-center')}>
        <h2 id="invitation" className="text-h2!">
          <InlineText text={title} />
        </h2>
        <p className="mt-4 max-w-120 text-18 text-ink-2">
          Conheça os vestidos que já desenhamos ou conte para nós o que você imagina.
        </p>
        <div className="mt-8 flex gap-3 max-sm:w-full max-sm:flex-col">
          <ButtonLink to={paths.collections}>Ver a coleção</ButtonLink>
          <ButtonLink to={visitPath} variant="outline">
            Agende sua visita
          </ButtonLink>
        </div>
      </div>
      {!plain && (
        <ArchPicture
          avif={srcSet({ 480: avif480, 640: avif640 })}
          webp={srcSet({ 480: webp480, 640: webp640 })}
          src={webp640}
          alt=""
          width={900}
          height={1200}
          sizes="(min-width: 40rem) 320px, 82vw"
          className="aspect-3/4 max-sm:mx-auto max-sm:w-full max-sm:max-w-80"
        />
      )}
    </section>
  )
}
