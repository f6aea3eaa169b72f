import { useEffect } from 'react'
import { toasts } from '~/lib/toasts.ts'

/** How far down a control stands, of the window's height, when a toast at the lower edge would cover it. */
const COVERED_IN_SHOP = 0.75
/** The admin's bars at the lower edge lift the toasts. */
const COVERED_IN_ADMIN = 0.5
const DRAWN_MS = 100

/**
 * Toasts come up at the lower edge, or at the upper one when what was last touched stands low, so that they never cover
 * the control they speak of. One that is already there moves only when it covers what takes the focus.
 */
export function useToastSide() {
  useEffect(() => {
    const root = document.documentElement
    const choose = ({ top, bottom }: { top: number; bottom: number }) => {
      const shown = document.querySelector('.toasts li')?.parentElement?.getBoundingClientRect()
      if (shown && (shown.bottom < top || shown.top > bottom)) return
      const covered = document.querySelector('.desk') ? COVERED_IN_ADMIN : COVERED_IN_SHOP
      root.dataset['toasts'] = (top + bottom) / 2 > window.innerHeight * covered ? 'top' : 'bottom'
    }
    let touched: Element | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const onTouch = ({ target }: Event) => {
      // What is touched inside a toast is the toast itself.
      if (!(target instanceof Element) || target.closest('.toasts')) return
      touched = target
      choose(target.getBoundingClientRect())
    }
    const onToast = () => {
      clearTimeout(timer)
      // What was touched may have gone with its page. Or what came with the toast pushed it down: once both are drawn.
      if (touched?.isConnected)
        timer = setTimeout(() => touched && choose(touched.getBoundingClientRect()), DRAWN_MS)
      else root.dataset['toasts'] = 'bottom'
    }
    const unsubscribe = toasts.subscribe(onToast)
    document.addEventListener('pointerdown', onTouch, true)
    document.addEventListener('focusin', onTouch, true)
    return () => {
      unsubscribe()
      clearTimeout(timer)
      document.removeEventListener('pointerdown', onTouch, true)
      document.removeEventListener('focusin', onTouch, true)
    }
  }, [])
}
