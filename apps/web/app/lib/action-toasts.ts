import { type ToastInput, toast, toasts } from './toasts.ts'

const failed = new Map<string, number[]>()

/** The error of an action; `action` names what was tried, with its object. */
export function toastFailure(action: string, content: ToastInput) {
  const id = toast({ ...content, variant: 'destructive' })
  failed.set(action, [...(failed.get(action) ?? []), id])
}

/** Takes away what the same action had failed with: both side by side would say two things at once. */
export function toastSuccess(action: string, content: ToastInput) {
  for (const id of failed.get(action) ?? []) toasts.dismiss(id)
  failed.delete(action)
  toast(content)
}
