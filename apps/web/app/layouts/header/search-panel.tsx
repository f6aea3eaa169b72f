import type { Collection } from '@shop/contract/store'
import X from 'lucide-react/icons/x'
import { lazy, Suspense, type ToggleEvent, useRef, useState } from 'react'
import { collectionPath } from '~/paths.ts'
import { Button } from '~/ui/button.tsx'
import { ChipLink } from '~/ui/chip.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { SearchForm } from './search-form.tsx'

export const SEARCH_PANEL_ID = 'search-panel'

const NoSuggestions = () => <></>

/** Without them the search works as a plain form. */
const SearchSuggestions = lazy(() =>
  import('~/features/search/suggestions.tsx').catch(() => ({ default: NoSuggestions })),
)

/** Below the header, over the page; Esc, a click outside, a search or a followed link closes it. */
export function SearchPanel({ collections }: { collections: readonly Collection[] }) {
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState(false)
  // Opened again, it is empty; closed without a search, it keeps what was typed.
  const close = () => {
    panel.current?.hidePopover()
    input.current?.form?.reset()
  }
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open') return
    input.current?.focus()
    setOpened(true)
  }
  return (
    <div
      ref={panel}
      id={SEARCH_PANEL_ID}
      popover="auto"
      role="dialog"
      aria-label="Buscar na loja"
      onToggle={onToggle}
      className="search-panel panel py-6 lg:py-10"
    >
      <div className="page">
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
        {opened && (
          <Suspense>
            <SearchSuggestions input={input} onFollow={close} />
          </Suspense>
        )}
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
    <nav
      aria-label="Coleções"
      className="mt-6 flex flex-wrap items-center gap-2.5 [.search-panel:has([role=listbox])_&]:hidden"
    >
      <span className="pr-1.5 text-14 text-ink-3">Ir para</span>
      {collections.map(({ name }) => (
        <ChipLink key={name} to={collectionPath(name)} onClick={onFollow}>
          {name}
        </ChipLink>
      ))}
    </nav>
  )
}
