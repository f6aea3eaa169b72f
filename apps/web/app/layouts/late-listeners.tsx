import { useBackClosesDialogs } from './use-back-closes-dialogs.ts'
import { useOfflineLinks } from './use-offline-links.ts'

/** Listeners that every page uses but none needs for rendering: loaded after the page's own scripts. */
export default function LateListeners() {
  useBackClosesDialogs()
  useOfflineLinks()
  return null
}
