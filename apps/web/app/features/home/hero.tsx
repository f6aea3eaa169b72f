import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import { paths, visitPath } from '~/paths.ts'
import { InlineText } from '~/shared/content/rich-text.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { classes } from '~/ui/classes.ts'
import { type HeroPictures, heroPictures } from './hero-pictures.ts'

interface HeroProps {
  city: string
  title: string
  text: string
  /** The atelier's own; without them the drawing of the shop. */
  own: HeroPictures | undefined
}

/** On a phone the picture leaves room for the first button on the first screen. */
export function Hero({ city, title, text, own }: HeroProps) {
  const { wide, tall, alt } = own ?? heroPictures
  // The largest element of the first screen: preloaded before every script.
  for (const { media, avif, src } of [wide, tall]) {
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: '100vw',
      fetchPriority: 'high',
      media,
    })
  }
  return (
    <section className="relative bg-paper-3 max-lg:bg-transparent">
      <picture>
        <source media={wide.media} type="image/avif" srcSet={wide.avif} sizes="100vw" />
        <source media={wide.media} type="image/webp" srcSet={wide.webp} sizes="100vw" />
        <source type="image/avif" srcSet={tall.avif} sizes="100vw" />
        <img
          src={tall.src}
          srcSet={tall.webp}
          sizes="100vw"
          alt={alt}
          width={tall.width}
          height={tall.height}
          fetchPriority="high"
          style={own && focusOf(own)}
          className={classes(
            'h-85 w-full bg-paper-3 object-cover sm:aspect-[4/3] sm:h-auto lg:absolute lg:inset-0 lg:aspect-auto lg:h-full',
            own
              ? 'object-(--tall-focus) lg:object-(--wide-focus)'
              : 'object-[50%_16%] sm:object-[50%_14%] lg:object-[72%_100%]',
          )}
        />
      </picture>
      <div className="page lg:relative lg:grid lg:min-h-[max(47vw,min(52.8vw,52rem))] lg:content-center">
        <div
          className={classes(
            'py-7 sm:py-10 lg:max-w-[40%]',
            // An owner's picture may be of any colour below the text.
            own ? 'lg:my-16 lg:bg-paper lg:px-8 lg:py-10 xl:px-12 xl:py-14' : 'lg:py-16',
          )}
        >
          <p className="eyebrow mb-3 lg:mb-6">Ateliê de noivas{city && ` · ${city}`}</p>
          <h1 className="text-h1! tracking-[-0.012em]">
            <InlineText text={title} breaking />
          </h1>
          <p className="mt-3 max-w-105 text-16 text-ink-2 lg:mt-7 lg:text-18">{text}</p>
          <div className="mt-5 flex gap-3 max-sm:flex-col max-sm:gap-1 lg:mt-9 lg:flex-wrap lg:max-xl:flex-col lg:max-xl:items-start xl:gap-4">
            <ButtonLink to={paths.collections}>Ver a coleção</ButtonLink>
            <ButtonLink to={visitPath} variant="outline" className="max-sm:border-transparent!">
              Agende sua visita
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}

function focusOf({ wide, tall }: HeroPictures) {
  const style: CSSProperties & Record<'--wide-focus' | '--tall-focus', string | undefined> = {
    '--wide-focus': wide.position,
    '--tall-focus': tall.position,
  }
  return style
}
