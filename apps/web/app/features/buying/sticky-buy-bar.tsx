import { incompleteChoice } from '@shop/contract/incomplete-choice'
import { formatBRL } from '@shop/contract/money'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Button } from '~/ui/button.tsx'

interface StickyBuyBarProps {
  /** The page's own button: the bar replaces it while it is out of view, and never covers the footer. */
  standsInFor: RefObject<HTMLElement | null>
  priceCents: number
  /** Name, picture, way and date are shown on a wide screen only. */
  name: string
  /** 'Sob encomenda'; undefined if the selection says it. */
  way: string | undefined
  picture: ReactNode
  /** 'entre 24 de dezembro e 7 de janeiro'; undefined until it is known. */
  arrives: string | undefined
  /** The current selection. */
  chosen: string[]
  onAdd: () => void
  onAddIntent: () => void
}

export function StickyBuyBar(props: StickyBuyBarProps) {
  const { standsInFor, priceCents, name, way, picture, arrives, chosen, onAdd, onAddIntent } = props
  const shown = useOutOfView(standsInFor)
  const choice = chosen.join(' · ') || incompleteChoice.description
  return (
    <StickyBar shown={shown}>
      <div className="flex items-center gap-x-4.5 lg:page">
        <span className="h-14 w-10.5 flex-none overflow-hidden rounded-1 bg-paper-3 max-lg:hidden">
          {shown && picture}
        </span>
        <p className="max-w-1/2 flex-none leading-[1.3] lg:contents">
          <span className="block text-18 font-medium whitespace-nowrap tabular-nums lg:order-1">
            {formatBRL(priceCents)}
          </span>
          <span className="block truncate text-13 text-ink-2 lg:min-w-0 lg:flex-1">
            <span className="block truncate font-title text-h4 leading-[1.15] text-ink max-lg:hidden">
              {name}
            </span>
            {way && <span className="max-lg:hidden">{way} · </span>}
            {choice}
            {arrives && <span className="max-lg:hidden"> · {arrives}</span>}
          </span>
        </p>
        <Button
          onClick={onAdd}
          onPointerEnter={onAddIntent}
          onFocus={onAddIntent}
          className="min-w-0 flex-1 px-2.5! whitespace-normal! lg:order-2 lg:w-85 lg:flex-none"
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

/** At the bottom of the window. While it is shown, the focused element is scrolled clear of it. */
function StickyBar({ shown, children }: StickyBarProps) {
  return (
    <div className="sticky-bar" data-shown={shown} inert={!shown}>
      {children}
    </div>
  )
}
