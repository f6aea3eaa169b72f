import { useSyncExternalStore } from 'react'
import { toasts } from '~/lib/toasts.ts'
import { ToastRegion } from '~/ui/toast-region.tsx'

export function Toasts() {
  const current = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.readOnServer)
  return (
    <ToastRegion
      toasts={current}
      onDismiss={toasts.dismiss}
      onPause={toasts.pause}
      onResume={toasts.resume}
    />
  )
}
