import { useEffect } from 'react'

/**
 * Toasts come up in the half of the window away from what was last touched, so that they never cover the control they
 * speak of. One that is already there moves only when it covers what takes the focus.
 */
export function useToastSide() {
  useEffect(() => {
    const root = document.documentElement
    const choose = ({ top, bottom }: { top: number; bottom: number }) => {
      const shown = document.querySelector('.toasts li')?.parentElement?.getBoundingClientRect()
      if (shown && (shown.bottom < top || shown.top > bottom)) return
      root.dataset['toasts'] = (top + bottom) / 2 > window.innerHeight / 2 ? 'top' : 'bottom'
    }
    const onTouch = ({ target }: Event) => {
      // What is touched inside a toast is the toast itself.
      if (target instanceof Element && !target.closest('.toasts')) choose(target.getBoundingClientRect())
    }
    document.addEventListener('pointerdown', onTouch, true)
    document.addEventListener('focusin', onTouch, true)
    return () => {
      document.removeEventListener('pointerdown', onTouch, true)
      document.removeEventListener('focusin', onTouch, true)
      delete root.dataset['toasts']
    }
  }, [])
}
