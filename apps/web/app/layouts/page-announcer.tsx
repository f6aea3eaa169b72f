import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Announces the title after a client-side navigation, which screen readers do not notice otherwise. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    setTitle(document.title)
  }, [pathname])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
