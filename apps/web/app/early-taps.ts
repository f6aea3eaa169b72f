/**
 * On a slow phone a page can be read seconds before its scripts are there, and a button tapped meanwhile would do
 * nothing. This stands in the document itself: it keeps each such tap once, however often an impatient thumb repeats
 * it, shows that something is on its way, and gives the taps back when the page is ready. Links, choices, and the
 * forms that say they wait need none of it (docs/decisions/0041-early-taps-are-given-back.md).
 *
 * Written into the page as text, so it may use nothing from outside itself.
 */
function keepTaps() {
  const tapped = new Set<HTMLElement>()
  const { dataset } = document.documentElement

  function keep({ target }: Event) {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]')
    if (!button) return
    tapped.add(button)
    dataset['tapKept'] = ''
  }

  // The last to hear of a tap: where React draws the page because of it, it has answered it by then.
  window.addEventListener('click', keep)
  document.addEventListener('pagedrawn', () => window.removeEventListener('click', keep))
  document.addEventListener(
    'pageready',
    () => {
      delete dataset['tapKept']
      for (const button of tapped) button.click()
    },
    { once: true },
  )
}

export const earlyTapsScript = `(${keepTaps.toString()})()`
