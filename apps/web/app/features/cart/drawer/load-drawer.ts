export const loadDrawer = () => import('./cart-drawer.tsx')
