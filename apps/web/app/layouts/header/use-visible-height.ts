import { useEffect } from 'react'

/** On a phone the keyboard covers the lower part of the window: the panel ends above it. */
export function useVisibleHeight(panelId: string) {
  useEffect(() => {
    const { visualViewport: visible } = window
    const onResize = () => {
      const panel = document.getElementById(panelId)
      panel?.style.setProperty('--visible-height', `${visible?.height ?? window.innerHeight}px`)
    }
    visible?.addEventListener('resize', onResize)
    return () => visible?.removeEventListener('resize', onResize)
  }, [panelId])
}
