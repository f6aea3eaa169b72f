import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { adminPages } from './admin-pages.ts'
import { type Page, shopPages } from './pages.ts'

const shop = routesOf(shopPages)

export default [
  layout('layouts/shop.tsx', [...shop(undefined), route('*', 'routes/not-found.tsx')]),
  layout('layouts/ticket.tsx', shop('ticket')),
  layout('layouts/checkout.tsx', shop('checkout')),
  layout('layouts/admin.tsx', routesOf(adminPages, 'admin-')(undefined)),
] satisfies RouteConfig

/** The routes of those pages of a table that have the given layout. */
function routesOf(pages: Readonly<Record<string, Page>>, prefix = '') {
  return (wanted: Page['layout']) =>
    Object.entries(pages)
      .filter(([, page]) => page.layout === wanted)
      .map(([name, { path }]) => {
        const file = `routes/${prefix}${kebabCase(name)}.tsx`
        return path === '/' ? index(file) : route(path.slice(1), file)
      })
}

function kebabCase(name: string) {
  return name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
}
