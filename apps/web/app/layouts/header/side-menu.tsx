import type { Store } from '@shop/contract/store'
import { deferred } from '~/lib/deferred.tsx'
import { Drawer } from '~/ui/drawer.tsx'
import { Brand } from '../brand.tsx'

export const SIDE_MENU_ID = 'side-menu'

export const loadSideMenu = () => import('./side-menu-content.tsx')

/** Closed it is never near the screen, so its code is loaded when it is opened. */
const SideMenuContent = deferred(() => loadSideMenu().then((module) => module.SideMenuContent))

export function SideMenu({ store }: { store: Store }) {
  return (
    <Drawer
      id={SIDE_MENU_ID}
      label="Menu"
      closeLabel="Fechar menu"
      header={<Brand name={store.profile.name} />}
    >
      {/* The content fills the drawer, with its buttons at the lower edge. */}
      <div className="flex flex-1 flex-col *:flex *:flex-1 *:flex-col">
        <SideMenuContent menuId={SIDE_MENU_ID} profile={store.profile} collections={store.collections} />
      </div>
    </Drawer>
  )
}
