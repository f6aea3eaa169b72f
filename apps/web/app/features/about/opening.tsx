import type { AboutContent } from '@shop/contract/content/about'
import avif480 from '~/assets/pictures/story-480.avif'
import webp480 from '~/assets/pictures/story-480.webp'
import avif640 from '~/assets/pictures/story-640.avif'
import webp640 from '~/assets/pictures/story-640.webp'
import avif900 from '~/assets/pictures/story-900.avif'
import webp900 from '~/assets/pictures/story-900.webp'
import { InlineText, RichText } from '~/shared/content/rich-text.tsx'
import type { uploadedPicture } from '~/shared/content/site-picture.ts'
import { srcSet } from '~/shared/products/pictures.ts'
import { ArchPicture } from '~/ui/arch-picture.tsx'

interface OpeningProps extends Pick<AboutContent, 'title' | 'story'> {
  /** The atelier's own picture; without it the drawing of the shop. */
  own: ReturnType<typeof uploadedPicture>
}

const drawing = {
  avif: srcSet({ 480: avif480, 640: avif640, 900: avif900 }),
  webp: srcSet({ 480: webp480, 640: webp640, 900: webp900 }),
  src: webp640,
  alt: 'Detalhe de um vestido princesa com mangas bufantes, corpete de renda e buquê de rosas, e uma amostra de renda presa com alfinete',
  width: 900,
  height: 1200,
}

/** The page's title and the atelier's story, beside a picture. */
export function Opening({ title, story, own }: OpeningProps) {
  return (
    <section className="page grid gap-x-16 gap-y-10 pt-10 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:items-center lg:pt-16 lg:pb-24">
      <div>
        <p className="eyebrow">Sobre nós</p>
        <h1 className="mt-4 text-h1! tracking-[-0.012em]">
          <InlineText text={title} breaking />
        </h1>
        <div className="mt-8 grid max-w-150 gap-5 text-18 text-ink-2 lg:mt-10">
          <h2 className="text-ink">Nossa história</h2>
          <RichText text={story} />
        </div>
      </div>
      <ArchPicture
        {...(own?.files ?? drawing)}
        position={own?.position}
        sizes="(min-width: 64rem) 480px, 92vw"
        eager
        className="aspect-4/5 max-lg:mx-auto max-lg:w-full max-lg:max-w-112"
      />
    </section>
  )
}
