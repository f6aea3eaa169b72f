import type { Collection } from '@shop/contract/store'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import { collectionPath } from '~/paths.ts'
import { storedPicture } from '~/shared/products/pictures.ts'
import { MissingPicture } from '~/ui/missing-picture.tsx'
import { Picture } from '~/ui/picture.tsx'
import { formatProductCount } from './count-text.ts'

/** How many collections are shown as arches; the others are rows. */
export const ARCHES = 6

/** Marks what the arrow keys move between. */
export const TILE = 'data-tile'

interface CollectionArchProps {
  collection: Collection
  sizes: string
  /** With the number of its products below its name. */
  counted?: boolean
}

export function CollectionArch({ collection, sizes, counted = false }: CollectionArchProps) {
  const { name, count } = collection
  return (
    <Link
      to={collectionPath(name)}
      {...{ [TILE]: '' }}
      className="group block text-center focus-visible:shadow-none"
    >
      <span className="block aspect-3/4 overflow-hidden rounded-arch bg-paper-3 group-focus-visible:shadow-(--focus-ring)">
        <CollectionPicture collection={collection} sizes={sizes} />
      </span>
      <span className="mt-2.5 block font-title text-h4 leading-[1.15] wrap-anywhere max-[22.5rem]:text-[1.125rem] decoration-1 underline-offset-4 transition-colors group-hover:text-wine group-hover:underline group-focus-visible:text-wine group-focus-visible:underline">
        {name}
      </span>
      {counted && <span className="text-13 text-ink-3">{formatProductCount(count)}</span>}
    </Link>
  )
}

export function CollectionRow({ collection }: { collection: Collection }) {
  const { name, count } = collection
  return (
    <Link
      to={collectionPath(name)}
      {...{ [TILE]: '' }}
      className="group flex min-h-16 items-center gap-4 py-1.5 leading-[1.25]"
    >
      <span className="h-13 w-12 flex-none overflow-hidden rounded-1 bg-paper-3">
        <CollectionPicture collection={collection} sizes="3rem" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-title text-h4 wrap-anywhere transition-colors group-hover:text-wine">
          {name}
        </span>
        <span className="text-13 text-ink-3">{formatProductCount(count)}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.5} />
    </Link>
  )
}

/** The name stands beside it: the picture says nothing more. */
function CollectionPicture({ collection: { picture }, sizes }: { collection: Collection; sizes: string }) {
  if (!picture) {
    return (
      <span aria-hidden="true">
        <MissingPicture />
      </span>
    )
  }
  return <Picture {...storedPicture(picture)} alt="" sizes={sizes} className="size-full object-cover" />
}
