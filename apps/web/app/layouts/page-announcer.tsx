import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** A page that comes without a new document is silent for who does not see it: this says its title. */
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
