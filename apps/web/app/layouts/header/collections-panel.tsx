import { formatNumber } from '@shop/contract/numbers'
import type { Collection } from '@shop/contract/store'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { paths, visitPath } from '~/paths.ts'
import { TextLink } from '~/ui/text-link.tsx'
import { useSite } from '../use-site.ts'
import { ARCHES, CollectionArch, CollectionRow, TILE } from './collection-tiles.tsx'
import { usePanelLink } from './use-panel-link.ts'

export interface CollectionsPanelProps {
  link: RefObject<HTMLAnchorElement | null>
  /** Whether the link was clicked while this code was loading. */
  wasClicked: RefObject<boolean>
  collections: readonly Collection[]
}

/** Below the header: the collections with pictures, and the other ways into the shop. */
export function CollectionsPanel({ link, wasClicked, collections }: CollectionsPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  usePanelLink(link, panel, wasClicked)
  const filled = collections.filter(({ count }) => count > 0)
  const others = filled.slice(ARCHES)
  const total = useSite().store.productCount
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label="Coleções"
      onKeyDown={moveBetweenTiles}
      className="panel text-16 whitespace-normal"
    >
      <div className="page pt-9 pb-5">
        <div className={others.length > 0 ? 'grid grid-cols-[minmax(0,1fr)_20.5rem] gap-10' : undefined}>
          <ul className="grid grid-cols-6 gap-4">
            {filled.slice(0, ARCHES).map((collection) => (
              <li key={collection.name}>
                <CollectionArch collection={collection} sizes="9rem" counted />
              </li>
            ))}
          </ul>
          {others.length > 0 && (
            <ul className="max-h-72 overflow-y-auto border-l border-line pl-10">
              {others.map((collection) => (
                <li key={collection.name} className="border-b border-line last:border-0">
                  <CollectionRow collection={collection} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="mt-7 flex flex-wrap items-center gap-x-9 border-t border-line pt-3">
          <TextLink to={paths.collections}>
            {total === 1 ? 'Ver a peça' : `Ver as ${formatNumber(total)} peças`}
          </TextLink>
          <TextLink to={`${paths.collections}?inStock=true`}>Pronta entrega</TextLink>
          <TextLink to={`${paths.collections}?sort=selection`}>Seleção do ateliê</TextLink>
          <TextLink to={visitPath} className="ml-auto">
            <CalendarDays aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
            Agende sua visita
          </TextLink>
        </div>
      </div>
    </div>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function moveBetweenTiles(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (step === undefined) return
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${TILE}]`)]
  const place = tiles.findIndex((tile) => tile === document.activeElement)
  event.preventDefault()
  tiles[Math.min(Math.max(place + step, 0), tiles.length - 1)]?.focus()
}
