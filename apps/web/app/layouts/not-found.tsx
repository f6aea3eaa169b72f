import avif480 from '~/assets/pictures/not-found-480.avif'
import webp480 from '~/assets/pictures/not-found-480.webp'
import avif640 from '~/assets/pictures/not-found-640.avif'
import webp640 from '~/assets/pictures/not-found-640.webp'
import avif900 from '~/assets/pictures/not-found-900.avif'
import webp900 from '~/assets/pictures/not-found-900.webp'
import { paths } from '~/paths.ts'
import { srcSet } from '~/shared/products/pictures.ts'
import { ArchPicture } from '~/ui/arch-picture.tsx'
import { ButtonLink } from '~/ui/button.tsx'

export function NotFound() {
  return (
    <div className="page grid items-center gap-12 pt-12 lg:min-h-160 lg:grid-cols-2 lg:gap-16 lg:py-16">
      <div>
        <p className="eyebrow">Erro 404</p>
        <h1 className="mt-4 text-h1!">
          Esta página não <em className="block">subiu ao altar</em>
        </h1>
        <p className="mt-5 max-w-116 text-18 text-ink-2">
          O endereço pode ter mudado, ou o vestido já encontrou sua noiva.
        </p>
        <div className="mt-8 flex gap-3 max-sm:flex-col">
          <ButtonLink to={paths.collections}>Ver coleções</ButtonLink>
          <ButtonLink to={paths.home} variant="outline">
            Voltar ao início
          </ButtonLink>
        </div>
      </div>
      <ArchPicture
        avif={srcSet({ 480: avif480, 640: avif640, 900: avif900 })}
        webp={srcSet({ 480: webp480, 640: webp640, 900: webp900 })}
        src={webp640}
        alt="Noiva de costas, com vestido princesa em cetim e ombros à mostra"
        width={900}
        height={1200}
        sizes="(min-width: 64rem) 420px, 82vw"
        className="mx-auto aspect-3/4 w-[82vw] max-w-[420px]"
      />
    </div>
  )
}
