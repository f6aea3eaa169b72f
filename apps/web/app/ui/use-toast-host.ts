import { useEffect, useState } from 'react'

/**
 * Where the toasts stand. A modal dialog makes everything outside of it inert and covers it with its scrim, so while one
 * is open they stand inside it; as a popover they are drawn on top of it, wherever it has been moved or clipped.
 */
export function useToastHost(toasts: readonly unknown[]) {
  const [host, setHost] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const created = document.createElement('div')
    created.popover = 'manual'
    created.className = 'toast-host'
    setHost(created)
    const onClose = () => place(created)
    // A close is told to the dialog alone: it can be heard on its way down, not up.
    document.addEventListener('close', onClose, { capture: true })
    return () => {
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
  // A browser that knows no popovers draws it where it stands.
  if ('showPopover' in host) host.showPopover()
}
