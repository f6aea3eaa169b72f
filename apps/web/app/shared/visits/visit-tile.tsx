import avif320 from '~/assets/pictures/meeting-3-320.avif'
import webp320 from '~/assets/pictures/meeting-3-320.webp'
import avif640 from '~/assets/pictures/meeting-3-640.avif'
import webp640 from '~/assets/pictures/meeting-3-640.webp'
import { visitPath } from '~/paths.ts'
import { srcSet } from '~/shared/products/pictures.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { classes } from '~/ui/classes.ts'
import { Picture } from '~/ui/picture.tsx'

interface VisitTileProps {
  title: string
  children: string
  /** Over the rest of a row: the picture beside the text. */
  wide?: boolean
}

/** The way from a list of products to a visit. */
export function VisitTile({ title, children, wide = false }: VisitTileProps) {
  return (
    <div
      className={classes('bg-paper-2', wide && 'h-full sm:grid sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]')}
    >
      <div className={classes('relative aspect-3/2', wide && 'sm:aspect-auto sm:min-h-80')}>
        <Picture
          avif={srcSet({ 320: avif320, 640: avif640 })}
          webp={srcSet({ 320: webp320, 640: webp640 })}
          src={webp640}
          alt=""
          width={640}
          height={853}
          sizes="(min-width: 64rem) 29vw, 92vw"
          className="absolute inset-0 size-full object-cover object-top"
        />
      </div>
      <div className="grid content-center justify-items-start gap-3 p-6 lg:p-7">
        <h2 className="text-h3!">{title}</h2>
        <p className="text-ink-2">{children}</p>
        <ButtonLink to={visitPath} variant="outline" className="mt-2 max-sm:w-full">
          Agende sua visita
        </ButtonLink>
      </div>
    </div>
  )
}
