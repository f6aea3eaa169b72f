import ArrowRight from 'lucide-react/icons/arrow-right'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { NavLink, useLocation } from 'react-router'
import { useCartCount } from '~/features/cart/cart.store.ts'
import { useToken } from '~/lib/session.ts'
import { paths } from '~/paths.ts'
import { BagIcon } from '~/ui/bag-icon.tsx'
import { closeDialog, Drawer } from '~/ui/drawer.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Brand } from '../brand.tsx'
import { isPartOf, navigation } from '../navigation.ts'
import { formatItems } from './count-text.ts'
import { SearchForm } from './search-form.tsx'
import { SideAccountFooter, SideAccountLinks } from './side-account.tsx'
import { SideLink } from './side-link.tsx'

export const SIDE_MENU_ID = 'side-menu'

const close = () => closeDialog(SIDE_MENU_ID)

export function SideMenu({ storeName }: { storeName: string }) {
  const token = useToken()
  const itemCount = useCartCount()
  const { pathname } = useLocation()
  return (
    <Drawer id={SIDE_MENU_ID} label="Menu" closeLabel="Fechar menu" header={<Brand name={storeName} />}>
      <SearchForm label="Buscar" onSearch={close} className="relative mb-5 [&_input]:pr-12">
        <IconButton
          type="submit"
          label="Buscar"
          icon={<ArrowRight aria-hidden="true" className="size-5" strokeWidth={1.5} />}
          className="absolute! right-[3px] bottom-[3px]"
        />
      </SearchForm>
      <nav aria-label="Menu">
        {navigation.map(({ to, text }) => (
          <NavLink key={to} to={to} end={to === '/'} className={navStyle(isPartOf(to, pathname))}>
            {text}
            <ChevronRight aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </NavLink>
        ))}
      </nav>
      <div className="grid py-5">
        <SideAccountLinks token={token} />
        <SideLink
          to={paths.cart}
          icon={<BagIcon className="size-5" />}
          count={itemCount}
          formatCount={formatItems(itemCount)}
        >
          Carrinho
        </SideLink>
      </div>
      <SideAccountFooter token={token} onSignOut={close} />
    </Drawer>
  )
}

function navStyle(isActive: boolean) {
  const linkStyle =
    'flex min-h-15 items-center justify-between border-b border-line font-title text-[1.625rem] leading-[1.1]'
  return isActive ? `${linkStyle} text-wine` : linkStyle
}
