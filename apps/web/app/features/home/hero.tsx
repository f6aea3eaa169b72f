import { preload } from 'react-dom'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { heroPictures } from './hero-pictures.ts'

const { wide, tall } = heroPictures

export function Hero() {
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
          alt="Noivas em aquarela: saia de princesa com renda e buquê, e vestido sereia bordado"
          width={1000}
          height={1250}
          fetchPriority="high"
          className="aspect-[390/450] w-full sm:aspect-[4/3] sm:object-[50%_14%] bg-paper-3 object-cover object-[50%_30%] lg:absolute lg:inset-0 lg:h-full lg:object-[72%_62%]"
        />
      </picture>
      <div className="page lg:relative lg:grid lg:min-h-[max(47vw,min(52.8vw,52rem))] lg:content-center">
        <div className="py-10 lg:max-w-[40%] lg:py-16">
          <p className="eyebrow mb-4 lg:mb-6">Ateliê de noivas</p>
          <h1 className="text-h1! tracking-[-0.012em]">
            Todo vestido começa com <em className="block">um traço</em>
          </h1>
          <p className="mt-5 max-w-105 text-16 text-ink-2 lg:mt-7 lg:text-18">
            Vestidos de noiva desenhados, cortados e bordados à mão, no seu tempo e na sua medida.
          </p>
          <div className="mt-7 flex gap-3 max-sm:flex-col lg:mt-9 lg:max-xl:flex-col lg:max-xl:items-start xl:gap-4">
            <ButtonLink to={paths.collections}>Ver a coleção</ButtonLink>
            <ButtonLink to={paths.about} variant="outline">
              Conhecer o ateliê
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
