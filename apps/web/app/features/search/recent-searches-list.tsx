import History from 'lucide-react/icons/history'
import { Link } from 'react-router'
import { searchPath } from '~/paths.ts'
import { TextButton } from '~/ui/text-link.tsx'
import { forgetSearches, rememberSearch, useRecentSearches } from './recent-searches.ts'

/** Before typing: what was last searched for in this browser. */
export function RecentSearches({ onFollow }: { onFollow: () => void }) {
  const searches = useRecentSearches()
  if (searches.length === 0) return null
  return (
    <nav aria-label="Suas últimas buscas">
      <div className="flex items-center justify-between gap-4 lg:justify-start">
        <p className="eyebrow">Suas últimas buscas</p>
        <TextButton onClick={forgetSearches}>Apagar</TextButton>
      </div>
      <ul>
        {searches.map((search) => (
          <li key={search}>
            <Link
              to={searchPath(search) ?? ''}
              onClick={() => {
                rememberSearch(search)
                onFollow()
              }}
              className="-mx-3 flex min-h-11 items-center gap-3 rounded-1 px-3 hover:bg-paper-2 hover:text-wine lg:max-w-80"
            >
              <History aria-hidden="true" className="size-4 flex-none text-ink-3" strokeWidth={1.5} />
              <span className="min-w-0 wrap-anywhere">{search}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
