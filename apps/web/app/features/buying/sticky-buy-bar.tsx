import { incompleteChoice } from '@shop/contract/incomplete-choice'
import { formatBRL } from '@shop/contract/money'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Button } from '~/ui/button.tsx'

interface StickyBuyBarProps {
  /** The page's own button: the bar replaces it while it is out of view, and never covers the footer. */
  standsInFor: RefObject<HTMLElement | null>
  priceCents: number
  /** The current selection. */
  chosen: string[]
  onAdd: () => void
  onAddIntent: () => void
}

export function StickyBuyBar({ standsInFor, priceCents, chosen, onAdd, onAddIntent }: StickyBuyBarProps) {
  const shown = useOutOfView(standsInFor)
  return (
    <StickyBar shown={shown}>
      <div className="flex items-center gap-x-4.5">
        <p className="max-w-1/2 flex-none leading-[1.3]">
          <span className="block text-18 font-medium whitespace-nowrap tabular-nums">
            {formatBRL(priceCents)}
          </span>
          <span className="block truncate text-13 text-ink-2">
            {chosen.join(' · ') || incompleteChoice.description}
          </span>
        </p>
        <Button
          onClick={onAdd}
          onPointerEnter={onAddIntent}
          onFocus={onAddIntent}
          className="min-w-0 flex-1 px-2.5! whitespace-normal!"
        >
          Adicionar ao carrinho
        </Button>
      </div>
    </StickyBar>
  )
}

/** Whether neither the element nor the page's footer is in the viewport. False until the browser has reported it. */
function useOutOfView(element: RefObject<HTMLElement | null>): boolean {
  const [out, setOut] = useState(false)
  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      setOut(inView.size === 0)
    })
    // The footer, or the place into which it is loaded.
    const footer = document.querySelector('main')?.nextElementSibling
    for (const watched of [element.current, footer]) {
      if (watched) observer.observe(watched)
    }
    return () => observer.disconnect()
  }, [element])
  return out
}

interface StickyBarProps {
  shown: boolean
  children: ReactNode
}

/** At the bottom of a narrow window. While it is shown, the focused element is scrolled clear of it. */
function StickyBar({ shown, children }: StickyBarProps) {
  return (
    <div className="sticky-bar lg:hidden" data-shown={shown} inert={!shown}>
      {children}
    </div>
  )
}
