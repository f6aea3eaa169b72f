import { preload } from 'react-dom'
import { paths } from '~/lib/paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { heroPictures } from './hero-pictures.ts'

const { wide, tall } = heroPictures

export function Hero() {
  // The largest thing on the first screen: asked for ahead of every script.
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
    <section className="relative bg-paper-3 max-md:bg-transparent">
      <picture>
        <source media={wide.media} type="image/avif" srcSet={wide.avif} sizes="100vw" />
        <source media={wide.media} type="image/webp" srcSet={wide.webp} sizes="100vw" />
        <source type="image/avif" srcSet={tall.avif} sizes="100vw" />
        <img
          src={tall.src}
          srcSet={tall.webp}
          sizes="100vw"
          alt="Três noivas em aquarela: renda com decote nas costas, saia de princesa com buquê e sereia bordada"
          width={1000}
          height={1250}
          fetchPriority="high"
          className="aspect-[390/450] w-full bg-paper-3 object-cover object-[50%_30%] md:absolute md:inset-0 md:h-full md:object-[72%_50%]"
        />
      </picture>
      <div className="page md:relative md:grid md:min-h-[min(52.8vw,52rem)] md:content-center">
        <div className="py-10 md:max-w-[40%] md:py-16">
          <p className="eyebrow mb-4 md:mb-6">Ateliê de noivas</p>
          <h1 className="text-h1! tracking-[-0.012em]">
            Todo vestido começa com <em className="block">um traço</em>
          </h1>
          <p className="mt-5 max-w-105 text-16 text-ink-2 md:mt-7 md:text-18">
            Vestidos de noiva desenhados, cortados e bordados à mão, no seu tempo e na sua medida.
          </p>
          <div className="mt-7 flex gap-3 max-sm:flex-col md:mt-9 md:max-xl:flex-col md:max-xl:items-start xl:gap-4">
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
