import type { Collection } from '@shop/contract/store'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useRef } from 'react'
import { rememberSearch } from '~/features/search/recent-searches.ts'
import { RecentSearches } from '~/features/search/recent-searches-list.tsx'
import { SearchSuggestions } from '~/features/search/suggestions.tsx'
import { collectionPath } from '~/paths.ts'
import { ChipLink } from '~/ui/chip.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { SearchForm, SearchInput } from './search-form.tsx'
import { useVisibleHeight } from './use-visible-height.ts'

const icon = { 'aria-hidden': true, className: 'size-5 lg:size-5.5', strokeWidth: 1.5 } as const

interface SearchPanelContentProps {
  panelId: string
  collections: readonly Collection[]
}

export function SearchPanelContent({ panelId, collections }: SearchPanelContentProps) {
  const input = useRef<HTMLInputElement>(null)
  useVisibleHeight(panelId)
  // Opened again, it is empty; closed without a search, it keeps what was typed.
  const close = () => {
    document.getElementById(panelId)?.hidePopover()
    input.current?.form?.reset()
  }
  const onSearch = (text: string) => {
    rememberSearch(text)
    close()
  }
  return (
    <div className="page flex flex-col lg:pt-9 lg:pb-6">
      <SearchForm
        onSearch={onSearch}
        className="search-panel__form flex items-center gap-3 max-lg:-mx-(--page-margin) max-lg:border-b max-lg:border-line max-lg:px-(--page-margin) max-lg:py-3 lg:border-b-2 lg:border-wine lg:pb-2.5"
      >
        <div className="flex min-w-0 flex-1 items-center focus-within:shadow-(--focus-ring) max-lg:h-(--control) max-lg:rounded-1 max-lg:border max-lg:border-line-strong max-lg:bg-white lg:-ml-2.5 lg:focus-within:shadow-none">
          <IconButton type="submit" label="Buscar" icon={<Search {...icon} />} className="text-wine!" />
          <SearchInput
            ref={input}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- only inside a panel that a visitor has just opened to type
            autoFocus
            aria-label="Buscar na loja"
            onKeyDown={clearFirst}
            className="h-11 w-full min-w-0 bg-transparent pr-3 text-16 shadow-none! outline-none lg:text-[1.5rem]"
          />
        </div>
        <button
          type="button"
          aria-label="Fechar busca"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          className="inline-grid min-h-11 min-w-11 flex-none place-items-center rounded-1 text-14 font-medium text-wine hover:text-wine-strong"
        >
          <span className="lg:hidden">Fechar</span>
          <X {...icon} className="size-5.5 max-lg:hidden" />
        </button>
      </SearchForm>
      <SearchSuggestions input={input} onFollow={close} />
      <div className="grid gap-6 py-6 lg:pb-4 [.search-panel:has([role=listbox])_&]:hidden">
        <RecentSearches onFollow={close} />
        <CollectionChips collections={collections} onFollow={close} />
      </div>
    </div>
  )
}

/** Esc clears the field, and closes the panel when there is nothing to clear. */
function clearFirst(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Escape' || event.currentTarget.value === '') return
  event.preventDefault()
  event.currentTarget.form?.reset()
}

interface CollectionChipsProps {
  collections: readonly Collection[]
  onFollow: () => void
}

function CollectionChips({ collections, onFollow }: CollectionChipsProps) {
  const filled = collections.filter(({ count }) => count > 0)
  if (filled.length === 0) return null
  return (
    <nav aria-label="Coleções">
      <p className="eyebrow mb-3">Coleções</p>
      <div className="flex flex-wrap gap-2.5">
        {filled.map(({ name }) => (
          <ChipLink key={name} to={collectionPath(name)} onClick={onFollow}>
            {name}
          </ChipLink>
        ))}
      </div>
    </nav>
  )
}
