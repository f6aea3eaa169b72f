import type { ComponentProps } from 'react'
import { deferred } from '~/lib/deferred.tsx'
import { closeDialog, Drawer } from '~/ui/drawer.tsx'

/** A closed drawer is not near the screen: its form is run when it opens. */
const FilterForm = deferred(() => import('./filter-form.tsx').then((module) => module.FilterForm))

export const FILTER_DRAWER_ID = 'filters'

/** The same filters for screens without room for a sidebar. */
export function FilterDrawer(props: Omit<ComponentProps<typeof FilterForm>, 'onDone'>) {
  return (
    <Drawer
      id={FILTER_DRAWER_ID}
      side="right"
      label="Filtros"
      closeLabel="Fechar filtros"
      header={<h2 className="text-h3!">Filtros</h2>}
    >
      <div className="flex flex-1 flex-col *:flex *:flex-1 *:flex-col">
        <FilterForm {...props} onDone={() => closeDialog(FILTER_DRAWER_ID)} />
      </div>
    </Drawer>
  )
}
