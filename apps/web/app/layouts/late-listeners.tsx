import { useBackClosesDialogs } from './use-back-closes-dialogs.ts'
import { useOfflineLinks } from './use-offline-links.ts'

/** What every page listens to and none needs to be drawn: it comes after the page's own scripts. */
export default function LateListeners() {
  useBackClosesDialogs()
  useOfflineLinks()
  return null
}
