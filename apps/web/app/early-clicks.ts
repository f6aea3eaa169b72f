/**
 * On a slow phone a page is readable seconds before its scripts have loaded, and a button clicked in that time would do
 * nothing. This inline script records each early click once, shows a progress bar, and replays the clicks when the page
 * is hydrated. Links, radios, and forms that are disabled until hydration do not need it
 * (docs/decisions/0041-early-clicks.md).
 *
 * Inlined into the page as text, so it must not reference anything outside itself.
 */
function storeClicks() {
  const clicked = new Set<HTMLElement>()
  const { dataset } = document.documentElement

  function storeClick({ target }: Event) {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]')
    if (!button) return
    clicked.add(button)
    dataset['tapKept'] = ''
  }

  // Registered on window so that it runs last: if the click makes React hydrate, React has handled it by then.
  window.addEventListener('click', storeClick)
  document.addEventListener('pagedrawn', () => window.removeEventListener('click', storeClick))
  document.addEventListener(
    'pageready',
    () => {
      delete dataset['tapKept']
      for (const button of clicked) button.click()
    },
    { once: true },
  )
}

export const earlyClicksScript = `(${storeClicks.toString()})()`
