import { useEffect, useState } from 'react'

/**
 * The container of the toasts. A modal dialog makes everything outside it inert and covers it with its scrim, so while
 * one is open the container is moved into it; as a popover it is in the top layer, even if the dialog is transformed or
 * clipped.
 */
export function useToastHost(toasts: readonly unknown[]) {
  const [host, setHost] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const created = document.createElement('div')
    created.popover = 'manual'
    created.className = 'toast-host'
    // In a task of its own: showing a popover right after hydration would force a layout of the whole page.
    const timer = setTimeout(() => setHost(created), 0)
    const onClose = () => place(created)
    // A close event does not bubble: it can be observed only in the capture phase.
    document.addEventListener('close', onClose, { capture: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('close', onClose, { capture: true })
      created.remove()
    }
  }, [])

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list is not read, only its change matters
  useEffect(() => {
    if (host) place(host)
  }, [host, toasts])

  return host
}

function place(host: HTMLElement) {
  const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  if (host.parentElement === home) return
  home.append(host)
  // Without popover support it is rendered in place.
  if ('showPopover' in host) host.showPopover()
}
