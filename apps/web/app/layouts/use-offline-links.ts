import { useEffect } from 'react'
import { toastFailure } from '~/lib/action-toasts.ts'

/**
 * Without a connection a link would end at the browser's error page, and unsaved input would be lost. The link is not
 * followed; the page stays and shows why.
 */
export function useOfflineLinks() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (navigator.onLine || !(event.target instanceof Element)) return
      const link = event.target.closest('a')
      if (!link || staysHere(link)) return
      event.preventDefault()
      toastFailure('offline', {
        title: 'Você está sem internet',
        description: 'Esta página continua como está. Confira a conexão e toque de novo.',
      })
    }
    // Runs before the router's own link handlers.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
}

/** Links that need no network: an anchor on this page, a phone number, a file already in memory. */
function staysHere({ protocol, origin, pathname, search, hash, target }: HTMLAnchorElement) {
  if (!protocol.startsWith('http') || target === '_blank') return true
  const here = window.location
  return hash !== '' && origin === here.origin && pathname === here.pathname && search === here.search
}
