import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Page addresses are Portuguese, because visitors read them; files are English, because we do. */
export default [
  layout('layouts/shop.tsx', [index('routes/home.tsx'), route('*', 'routes/not-found.tsx')]),
] satisfies RouteConfig
