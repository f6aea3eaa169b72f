import { useEffect } from 'react'
import { toastFailure } from '~/lib/action-toasts.ts'

/**
 * Without a connection a link would end at the browser's own error page, and what was typed on this one would be lost.
 * It is not followed; the page stays, and says why.
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
    // Before the router's own links look at it.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
}

/** What needs no line: a place on this page, a telephone call, a file that is already here. */
function staysHere({ protocol, origin, pathname, search, hash, target }: HTMLAnchorElement) {
  if (!protocol.startsWith('http') || target === '_blank') return true
  const here = window.location
  return hash !== '' && origin === here.origin && pathname === here.pathname && search === here.search
}
