import type { Collection } from '@shop/contract/store'
import { Link } from 'react-router'
import { collectionPath, paths } from '~/paths.ts'
import { storedPicture } from '~/shared/products/pictures.ts'
import { ArchPicture } from '~/ui/arch-picture.tsx'
import { ChipLink } from '~/ui/chip.tsx'
import { MissingPicture } from '~/ui/missing-picture.tsx'
import { TextLink } from '~/ui/text-link.tsx'

/** How many arches are shown side by side on a wide screen; the other collections follow as text links. */
const ARCHES = 5

/** One arch for each collection that has products. */
export function CollectionArches({ collections }: { collections: readonly Collection[] }) {
  const filled = collections.filter(({ count }) => count > 0)
  if (filled.length === 0) return null
  return (
    <section aria-labelledby="collections" className="pt-16 lg:pt-24">
      <div className="page mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 lg:mb-10">
        <div>
          <p className="eyebrow mb-3">Coleções</p>
          <h2 id="collections" className="text-h2!">
            Qual é a sua silhueta?
          </h2>
        </div>
        <TextLink to={paths.collections}>Ver todas as coleções</TextLink>
      </div>
      <ul className="page -mt-1 flex snap-x scroll-px-(--page-margin) gap-4 overflow-x-auto pt-1 pb-2 [scrollbar-width:none] lg:grid lg:grid-cols-5 lg:gap-6 lg:overflow-visible">
        {filled.map((collection, index) => (
          <li key={collection.name} className={index < ARCHES ? tile : `${tile} lg:hidden`}>
            <CollectionArch collection={collection} />
          </li>
        ))}
      </ul>
      <OtherCollections collections={filled.slice(ARCHES)} />
    </section>
  )
}

const tile = 'w-[42vw] max-w-56 flex-none snap-start lg:w-auto lg:max-w-none'

function CollectionArch({ collection: { name, count, picture } }: { collection: Collection }) {
  return (
    <Link to={collectionPath(name)} className="group block rounded-t-pill text-center">
      {picture ? (
        <ArchPicture
          {...storedPicture(picture)}
          alt=""
          sizes="(min-width: 80rem) 237px, (min-width: 64rem) 17vw, 42vw"
          className="aspect-[237/340]"
        />
      ) : (
        <div className="aspect-[237/340] overflow-hidden rounded-arch">
          <MissingPicture />
        </div>
      )}
      <span className="mt-4 block font-title text-h4 leading-[1.15] transition-colors group-hover:text-wine">
        {name}
      </span>
      <span className="text-14 text-ink-3">{count === 1 ? '1 modelo' : `${count} modelos`}</span>
    </Link>
  )
}

function OtherCollections({ collections }: { collections: readonly Collection[] }) {
  if (collections.length === 0) return null
  return (
    <p className="page mt-8 flex flex-wrap items-center justify-center gap-2.5 max-lg:hidden">
      <span className="pr-1.5 text-14 text-ink-3">E também</span>
      {collections.map(({ name }) => (
        <ChipLink key={name} to={collectionPath(name)}>
          {name}
        </ChipLink>
      ))}
    </p>
  )
}
