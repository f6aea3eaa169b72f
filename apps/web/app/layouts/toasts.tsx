import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { toasts } from '~/lib/toasts.ts'
import { ToastRegion } from '~/ui/toast-region.tsx'
import { useToastHost } from '~/ui/use-toast-host.ts'
import { useToastSide } from './use-toast-side.ts'

export function Toasts() {
  const current = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.readOnServer)
  const host = useToastHost(current)
  useToastSide()
  if (host === null) return null
  return createPortal(
    <ToastRegion
      toasts={current}
      onDismiss={toasts.dismiss}
      onPause={toasts.pause}
      onResume={toasts.resume}
    />,
    host,
  )
}
