import { useLayoutEffect, useRef } from 'react'

/** A4, height to width. */
const PAGE = 297 / 210
/** What is shrunk gets a little less: its text may wrap differently. */
const SHRUNK = 292 / 210

/** Shrinks what is on a work sheet to fit one page, such as a long note above many measures. */
export function useOnePage() {
  const page = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const shown = page.current
    if (!shown) return
    shown.style.setProperty('--fit', '1')
    const { offsetWidth, offsetHeight } = shown
    // Up to one page its least height hides how much is used.
    if (offsetHeight <= offsetWidth * PAGE + 2) return
    const { paddingTop, paddingBottom } = getComputedStyle(shown)
    const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
    const fit = (offsetWidth * SHRUNK - padding) / (offsetHeight - padding)
    shown.style.setProperty('--fit', String(fit))
  })
  return page
}
