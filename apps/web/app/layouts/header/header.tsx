import { defaultAnnouncement } from '@shop/contract/constants'
import type { Store } from '@shop/contract/store'
import { numbersOf, workingDaysText } from '@shop/contract/store-numbers'
import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useCartCount } from '~/features/cart/cart.store.ts'
import { paths } from '~/paths.ts'
import { BagIcon } from '~/ui/bag-icon.tsx'
import { opensDialog } from '~/ui/drawer.tsx'
import { IconButton, IconLink } from '~/ui/icon-button.tsx'
import { Brand } from '../brand.tsx'
import { currentOf, isPartOf, navigation } from '../navigation.ts'
import { TestModeBanner } from '../test-mode-banner.tsx'
import { CollectionsLink } from './collections-link.tsx'
import { formatItems } from './count-text.ts'
import { HeaderAccount } from './header-account.tsx'
import { loadSearch, SEARCH_PANEL_ID, SearchPanel } from './search-panel.tsx'
import { loadSideMenu, SIDE_MENU_ID, SideMenu } from './side-menu.tsx'
import { useCompactBar } from './use-compact-bar.ts'

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const

export function Header({ store }: { store: Store }) {
  const { pathname } = useLocation()
  const bar = useRef<HTMLDivElement>(null)
  const top = useCompactBar(bar)
  return (
    <header className="header">
      <span ref={top} aria-hidden="true" className="pointer-events-none absolute top-0 h-30 w-px" />
      {store.testMode && <TestModeBanner />}
      <Announcement store={store} />
      <div ref={bar} className="bar">
        <div className="bar__row page grid grid-cols-[1fr_auto_1fr] items-center gap-x-1 lg:gap-x-6">
          <div className="-ml-3 flex lg:ml-0">
            <IconButton
              className="lg:hidden"
              label="Abrir menu"
              icon={<Menu {...icon} />}
              onPointerEnter={loadSideMenu}
              {...opensDialog(SIDE_MENU_ID)}
            />
            <SearchButton className="lg:hidden" />
            <nav
              aria-label="Principal"
              className="flex gap-5 text-14 whitespace-nowrap max-lg:hidden xl:gap-8"
            >
              {navigation.map(({ to, text }) => {
                const className = navStyle(isPartOf(to, pathname))
                if (to === paths.collections) {
                  return (
                    <CollectionsLink key={to} collections={store.collections} className={className}>
                      {text}
                    </CollectionsLink>
                  )
                }
                return (
                  <Link key={to} to={to} aria-current={currentOf(to, pathname)} className={className}>
                    {text}
                  </Link>
                )
              })}
            </nav>
          </div>
          <Brand name={store.profile.name} className="bar__brand" />
          <div className="-mr-3 flex justify-end lg:gap-1.5">
            <SearchButton className="max-lg:hidden" />
            <HeaderAccount />
            <CartLink />
          </div>
        </div>
        <div className="panel-anchor" />
      </div>
      <SearchPanel collections={store.collections} />
      <SideMenu store={store} />
    </header>
  )
}

function navStyle(isActive: boolean) {
  // A border, because forced-colours mode removes backgrounds.
  const line =
    'after:absolute after:inset-x-0 after:bottom-[7px] after:border-b after:border-wine after:transition-transform'
  return isActive
    ? `relative inline-flex min-h-11 items-center font-medium text-wine ${line}`
    : `relative inline-flex min-h-11 items-center transition-colors hover:text-wine ${line} after:scale-x-0 hover:after:scale-x-100 aria-expanded:after:scale-x-100`
}

/** A popover target is opened by the browser itself, with or without JavaScript. */
function SearchButton({ className }: { className: string }) {
  return (
    <IconButton
      className={className}
      label="Buscar"
      icon={<Search {...icon} />}
      onPointerEnter={loadSearch}
      popoverTarget={SEARCH_PANEL_ID}
      aria-haspopup="dialog"
    />
  )
}

/** The atelier's own line, or the shop's, which a wide screen completes. */
function Announcement({ store }: { store: Store }) {
  const { announcement: text } = store
  return (
    <p className="bg-night px-4 py-2 text-center text-13 leading-[1.4] tracking-[0.02em] text-paper lg:py-2.5">
      {text ?? defaultAnnouncement}
      {text === undefined && (
        <span className="max-sm:hidden"> · Entrega em {workingDaysText(numbersOf(store).deliveryDays)}</span>
      )}
    </p>
  )
}

function CartLink() {
  const count = useCartCount()
  return (
    <IconLink
      to={paths.cart}
      label={count === 0 ? 'Carrinho' : `Carrinho, ${formatItems(count)}`}
      icon={<BagIcon className="size-5" />}
      count={count}
    />
  )
}
