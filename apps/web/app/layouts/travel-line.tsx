import { useNavigation } from 'react-router'

/** A page that is on its way: no tap may go unanswered while a slow line brings it. Drawn only when it takes a while. */
export function TravelLine() {
  const { state } = useNavigation()
  return state === 'loading' && <div role="progressbar" aria-label="Carregando" className="travel-line" />
}
