import { useEffect } from 'react'
import { toasts } from '~/lib/toasts.ts'

/** The fraction of the window's height below which a toast at the bottom would cover a control. */
const COVERED_IN_SHOP = 0.75
/** Lower in the admin area, where bars at the bottom push the toasts up. */
const COVERED_IN_ADMIN = 0.5
const RENDER_MS = 100

/**
 * Toasts appear at the bottom, or at the top when the last used control is low on the screen, so that they never cover
 * the control they refer to. A visible toast moves only when it covers the element that takes focus.
 */
export function useToastSide() {
  useEffect(() => {
    const root = document.documentElement
    const choose = ({ top, bottom }: { top: number; bottom: number }) => {
      const shown = document.querySelector('.toasts li')?.parentElement?.getBoundingClientRect()
      if (shown && (shown.bottom < top || shown.top > bottom)) return
      const covered = document.querySelector('.admin') ? COVERED_IN_ADMIN : COVERED_IN_SHOP
      root.dataset['toasts'] = (top + bottom) / 2 > window.innerHeight * covered ? 'top' : 'bottom'
    }
    let touched: Element | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const onTouch = ({ target }: Event) => {
      // Interaction with the toast itself is ignored.
      if (!(target instanceof Element) || target.closest('.toasts')) return
      touched = target
      choose(target.getBoundingClientRect())
    }
    const onToast = () => {
      clearTimeout(timer)
      // The control may be gone after a navigation, or may have moved when the toast appeared: measure again after
      // rendering.
      if (touched?.isConnected)
        timer = setTimeout(() => touched && choose(touched.getBoundingClientRect()), RENDER_MS)
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
