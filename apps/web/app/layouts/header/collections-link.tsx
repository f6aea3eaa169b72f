import type { Collection } from '@shop/contract/store'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '~/paths.ts'
import { currentOf } from '../navigation.ts'
import type { CollectionsPanelProps } from './collections-panel.tsx'

interface CollectionsLinkProps {
  collections: readonly Collection[]
  className: string
  children: ReactNode
}

/**
 * A link to all products; with scripts it opens a panel with the collections instead. The panel is loaded when a
 * visitor points at the link or focuses it, and from then on handles the link's events itself.
 */
export function CollectionsLink({ collections, className, children }: CollectionsLinkProps) {
  const navigate = useNavigate()
  const current = currentOf(paths.collections, useLocation().pathname)
  const link = useRef<HTMLAnchorElement>(null)
  const clicked = useRef(false)
  const [Panel, setPanel] = useState<ComponentType<CollectionsPanelProps>>()
  const load = () => {
    if (Panel) return
    import('./collections-panel.tsx').then(
      (module) => setPanel(() => module.CollectionsPanel),
      () => clicked.current && void navigate(paths.collections),
    )
  }
  const onClick = (event: MouseEvent) => {
    if (Panel || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    clicked.current = true
    load()
  }
  if (!collections.some(({ count }) => count > 0)) {
    return (
      <Link to={paths.collections} aria-current={current} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <>
      <Link
        ref={link}
        to={paths.collections}
        aria-current={current}
        onPointerEnter={load}
        onFocus={load}
        onClick={onClick}
        className={`group gap-1.5 ${className}`}
      >
        {children}
        <ChevronDown
          aria-hidden="true"
          className="size-3.5 transition-transform group-aria-expanded:rotate-180"
          strokeWidth={1.5}
        />
      </Link>
      {Panel && <Panel link={link} wasClicked={clicked} collections={collections} />}
    </>
  )
}
