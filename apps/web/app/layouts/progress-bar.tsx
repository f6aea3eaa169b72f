import { useNavigation } from 'react-router'

/**
 * The progress bar of a page navigation, so that every click has a visible effect on a slow network. Shown only after a
 * delay, and only visual: screen readers are served by the page itself and by the announcer.
 */
export function ProgressBar() {
  const { state } = useNavigation()
  return state === 'loading' && <div aria-hidden className="travel-line" />
}
