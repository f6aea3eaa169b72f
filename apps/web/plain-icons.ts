import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PLAIN_ICON = fileURLToPath(new URL('./app/ui/plain-icon.tsx', import.meta.url))

/** The icons of lucide-react, whose shapes are files of their own, are created by the shop's own function. */
export const plainIcons: Plugin = {
  name: 'plain-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\.\/createLucideIcon\.mjs$/ },
    handler: () => PLAIN_ICON,
  },
}
