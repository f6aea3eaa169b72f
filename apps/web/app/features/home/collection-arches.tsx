import type { Collection } from '@shop/contract/store'
import { Link } from 'react-router'
import { collectionPath, paths } from '~/paths.ts'
import { storedPicture } from '~/shared/products/pictures.ts'
import { ArchPicture } from '~/ui/arch-picture.tsx'
import { ChipLink } from '~/ui/chip.tsx'
import { MissingPicture } from '~/ui/missing-picture.tsx'
import { SectionHead } from '~/ui/section-head.tsx'
import { TextLink } from '~/ui/text-link.tsx'

/** How many arches are shown side by side; the other collections follow as text links. */
const ARCHES = 6

/** Only collections that have products. */
export function CollectionArches({ collections }: { collections: readonly Collection[] }) {
  const filled = collections.filter(({ count }) => count > 0)
  if (filled.length === 0) return null
  return (
    <section aria-labelledby="collections" className="pt-16 lg:pt-24">
      <div className="page">
        <SectionHead id="collections" eyebrow="Coleções" title="Qual é a sua silhueta?">
          <TextLink to={paths.collections}>Ver todas as peças</TextLink>
        </SectionHead>
      </div>
      <ul className="page -mt-1 flex snap-x scroll-px-(--page-margin) gap-3.5 overflow-x-auto pt-1 pb-2 [scrollbar-width:none] lg:grid lg:auto-cols-[minmax(0,16rem)] lg:grid-flow-col lg:gap-6 lg:overflow-visible">
        {filled.slice(0, ARCHES).map((collection) => (
          <li
            key={collection.name}
            // On a phone two and a half arches fit: the cut one shows that the row can be scrolled.
            className="w-[34vw] max-w-48 flex-none snap-start lg:w-auto lg:max-w-none"
          >
            <CollectionArch collection={collection} />
          </li>
        ))}
      </ul>
      <OtherCollections collections={filled.slice(ARCHES)} />
    </section>
  )
}

function CollectionArch({ collection: { name, count, picture } }: { collection: Collection }) {
  return (
    <Link to={collectionPath(name)} className="group block rounded-t-pill text-center">
      {picture ? (
        <ArchPicture
          {...storedPicture(picture)}
          alt=""
          sizes="(min-width: 90rem) 193px, (min-width: 64rem) 14vw, (min-width: 36rem) 192px, 34vw"
          className="aspect-[193/266]"
        />
      ) : (
        <div className="aspect-[193/266] overflow-hidden rounded-arch">
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
    <p className="page mt-6 flex flex-wrap items-center gap-2.5 lg:mt-8 lg:justify-center">
      <span className="pr-1.5 text-14 text-ink-3">E também</span>
      {collections.map(({ name }) => (
        <ChipLink key={name} to={collectionPath(name)}>
          {name}
        </ChipLink>
      ))}
    </p>
  )
}
