import type { Collection, StoreProfile } from '@shop/contract/store'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ChevronRight from 'lucide-react/icons/chevron-right'
import MessageCircle from 'lucide-react/icons/message-circle'
import Search from 'lucide-react/icons/search'
import { Link, useLocation } from 'react-router'
import { rememberSearch } from '~/features/search/recent-searches.ts'
import { useToken } from '~/lib/session.ts'
import { visitPath } from '~/paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { closeDialog } from '~/ui/drawer.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { currentOf, isPartOf, navigation } from '../navigation.ts'
import { ARCHES, CollectionArch, CollectionRow } from './collection-tiles.tsx'
import { SearchForm, SearchInput } from './search-form.tsx'
import { SideAccountFooter, SideAccountLinks, SideLogin } from './side-account.tsx'

interface SideMenuContentProps {
  menuId: string
  profile: StoreProfile
  collections: readonly Collection[]
}

export function SideMenuContent({ menuId, profile, collections }: SideMenuContentProps) {
  const token = useToken()
  const { pathname } = useLocation()
  const close = () => closeDialog(menuId)
  const onSearch = (text: string) => {
    rememberSearch(text)
    close()
  }
  return (
    <>
      <SearchForm onSearch={onSearch} className="relative -mt-1 mb-5 flex items-center">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute left-3.5 size-5 text-ink-3"
          strokeWidth={1.5}
        />
        <SearchInput
          aria-label="Buscar"
          className="h-(--control) w-full rounded-1 border border-line-strong bg-white pr-12 pl-11 text-16"
        />
        <IconButton
          type="submit"
          label="Buscar"
          icon={<ArrowRight aria-hidden="true" className="size-5" strokeWidth={1.5} />}
          className="absolute! right-[3px]"
        />
      </SearchForm>
      <Collections collections={collections.filter(({ count }) => count > 0)} />
      <nav aria-label="Menu" className="border-t border-line">
        {navigation.map(({ to, text }) => (
          <Link
            key={to}
            to={to}
            aria-current={currentOf(to, pathname)}
            className={navStyle(isPartOf(to, pathname))}
          >
            {text}
            <ChevronRight aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          </Link>
        ))}
      </nav>
      {token !== undefined && (
        <div className="grid pt-3 pb-5">
          <SideAccountLinks token={token} />
          <SideAccountFooter token={token} onSignOut={close} />
        </div>
      )}
      <div className="sticky -bottom-5 -mx-5 mt-auto -mb-5 border-t border-line bg-paper px-5 pt-4 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <ButtonLink to={visitPath} className="w-full">
          Agende sua visita
        </ButtonLink>
        <div className="mt-1.5 flex items-center justify-between">
          <SideLogin token={token} />
          {profile.whatsapp && (
            <a href={`https://wa.me/${profile.whatsapp}`} rel="noopener" className={footLink}>
              <MessageCircle aria-hidden="true" className="size-5" strokeWidth={1.5} />
              <span className="underline decoration-1 underline-offset-4">WhatsApp</span>
            </a>
          )}
        </div>
      </div>
    </>
  )
}

function Collections({ collections }: { collections: readonly Collection[] }) {
  if (collections.length === 0) return null
  return (
    <nav aria-label="Coleções">
      <ul className="grid grid-cols-3 gap-x-3.5 gap-y-4 pb-4">
        {collections.slice(0, ARCHES).map((collection) => (
          <li key={collection.name}>
            <CollectionArch collection={collection} sizes="6rem" />
          </li>
        ))}
      </ul>
      <ul>
        {collections.slice(ARCHES).map((collection) => (
          <li key={collection.name} className="border-t border-line">
            <CollectionRow collection={collection} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const footLink = 'inline-flex min-h-11 items-center gap-2.5 text-14 font-medium text-wine'

function navStyle(isActive: boolean) {
  const linkStyle =
    'flex min-h-13 items-center justify-between border-b border-line font-title text-h4 leading-[1.1]'
  return isActive ? `${linkStyle} text-wine` : linkStyle
}
