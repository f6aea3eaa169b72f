import { useSyncExternalStore } from 'react'
import { toasts } from '~/lib/toasts.ts'
import { ToastRegion } from '~/ui/toast-region.tsx'

export function Toasts() {
  const current = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.readOnServer)
  const onDismiss = (id: number) => {
    toasts.dismiss(id)
    // The closed toast took focus and pointer with it, and neither says goodbye to the region.
    toasts.resume()
  }
  return (
    <ToastRegion toasts={current} onDismiss={onDismiss} onPause={toasts.pause} onResume={toasts.resume} />
  )
}
