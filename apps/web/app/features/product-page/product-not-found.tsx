import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { MissingPicture } from '~/ui/missing-picture.tsx'

/** Shown for a product that no longer exists, such as an old bookmark, with a link to the collection. */
export function ProductNotFound() {
  return (
    <div className="page grid items-center gap-12 pt-12 pb-16 lg:min-h-160 lg:grid-cols-2 lg:gap-16 lg:py-16">
      <div>
        <p className="eyebrow">Erro 404</p>
        <h1 className="mt-4">Produto não encontrado</h1>
        <p className="mt-5 max-w-116 text-18 text-ink-2">
          Ele pode ter saído da coleção, ou o endereço mudou. Há outros à sua espera.
        </p>
        <div className="mt-8 flex gap-3 max-sm:flex-col">
          <ButtonLink to={paths.collections}>Voltar às coleções</ButtonLink>
          <ButtonLink to={paths.home} variant="outline">
            Ir para o início
          </ButtonLink>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="mx-auto aspect-3/4 w-[64vw] max-w-[340px] overflow-hidden rounded-arch max-lg:row-start-1 max-lg:hidden"
      >
        <MissingPicture />
      </div>
    </div>
  )
}
