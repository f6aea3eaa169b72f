import type { Collection } from '@shop/contract/store'
import type { ToggleEvent } from 'react'
import { deferred } from '~/lib/deferred.tsx'

export const SEARCH_PANEL_ID = 'search-panel'

export const loadSearch = () => import('./search-panel-content.tsx')

/** Closed it is never near the screen, so its code is loaded when it is opened. Without it the search is a plain form. */
const SearchPanelContent = deferred(() => loadSearch().then((module) => module.SearchPanelContent))

/** Over the page, on a wide screen below the header; Esc, a click outside, a search or a followed link closes it. */
export function SearchPanel({ collections }: { collections: readonly Collection[] }) {
  return (
    <div
      id={SEARCH_PANEL_ID}
      popover="auto"
      role="dialog"
      aria-label="Buscar na loja"
      onToggle={focusField}
      className="search-panel panel"
    >
      <SearchPanelContent panelId={SEARCH_PANEL_ID} collections={collections} />
    </div>
  )
}

function focusField({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') currentTarget.querySelector('input')?.focus()
}
