import { useNavigation } from 'react-router'

/**
 * A page that is on its way: no tap may go unanswered while a slow line brings it. Drawn only when it takes a while, and
 * for the eye alone: whoever listens is told by the page itself, and by the announcer when it is there.
 */
export function TravelLine() {
  const { state } = useNavigation()
  return state === 'loading' && <div aria-hidden className="travel-line" />
}
