import type { Collection } from '@shop/contract/store'
import X from 'lucide-react/icons/x'
import { type ToggleEvent, useRef } from 'react'
import { collectionPath } from '~/paths.ts'
import { Button } from '~/ui/button.tsx'
import { ChipLink } from '~/ui/chip.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { SearchForm } from './search-form.tsx'

export const SEARCH_PANEL_ID = 'search-panel'

/** Below the header, over the page; Esc, a click outside, a search or a followed link closes it. */
export function SearchPanel({ collections }: { collections: readonly Collection[] }) {
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const close = () => panel.current?.hidePopover()
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open') input.current?.focus()
  }
  return (
    <div
      ref={panel}
      id={SEARCH_PANEL_ID}
      popover="auto"
      role="dialog"
      aria-label="Buscar na loja"
      onToggle={onToggle}
      className="panel py-8 lg:py-10"
    >
      <div className="page">
        <div className="mx-auto max-w-190">
          <SearchForm
            label="Buscar na loja"
            inputRef={input}
            autoFocus
            onSearch={close}
            className="search-panel__form grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-[1fr_auto_auto]"
          >
            <Button type="submit" className="min-h-12.5! max-sm:col-span-2 max-sm:row-start-2">
              Buscar
            </Button>
            <IconButton
              label="Fechar busca"
              icon={<X aria-hidden="true" className="size-5" strokeWidth={1.5} />}
              popoverTarget={SEARCH_PANEL_ID}
              popoverTargetAction="hide"
              className="size-12.5! border border-line-strong"
            />
          </SearchForm>
          <CollectionChips collections={collections} onFollow={close} />
        </div>
      </div>
    </div>
  )
}

interface CollectionChipsProps {
  collections: readonly Collection[]
  onFollow: () => void
}

function CollectionChips({ collections, onFollow }: CollectionChipsProps) {
  if (collections.length === 0) return null
  return (
    <nav aria-label="Coleções" className="mt-6 flex flex-wrap items-center gap-2.5">
      <span className="pr-1.5 text-14 text-ink-3">Ir para</span>
      {collections.map(({ name }) => (
        <ChipLink key={name} to={collectionPath(name)} onClick={onFollow}>
          {name}
        </ChipLink>
      ))}
    </nav>
  )
}
