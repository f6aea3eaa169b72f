import { type ToastInput, toast, toasts } from './toasts.ts'

/** The last toast of each action: the next one replaces it, so that no outdated toast stays. */
const last = new Map<string, number>()

/** Shows the error of an action; `action` identifies the action and its object. */
export function toastFailure(action: string, content: ToastInput) {
  toastSuccess(action, { ...content, variant: 'destructive' })
}

export function toastSuccess(action: string, content: ToastInput) {
  dismissToast(action)
  last.set(action, toast(content))
}

/** For an action that is retried, or whose success needs no toast. */
export function dismissToast(action: string) {
  const id = last.get(action)
  if (id !== undefined) toasts.dismiss(id)
  last.delete(action)
}
