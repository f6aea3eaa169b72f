import { type ToastInput, toast, toasts } from './toasts.ts'

/** The last toast of each action: the next one takes its place, so that nothing is said beside what it outdates. */
const last = new Map<string, number>()

/** The error of an action; `action` names what was tried, with its object. */
export function toastFailure(action: string, content: ToastInput) {
  toastSuccess(action, { ...content, variant: 'destructive' })
}

export function toastSuccess(action: string, content: ToastInput) {
  dismissToast(action)
  last.set(action, toast(content))
}

/** For an action that is tried again, or whose success speaks for itself. */
export function dismissToast(action: string) {
  const id = last.get(action)
  if (id !== undefined) toasts.dismiss(id)
  last.delete(action)
}
