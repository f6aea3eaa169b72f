import { toastDurationMs, toastLimit } from '@shop/contract/constants'

export interface ToastInput {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** Milliseconds until it closes by itself; with Infinity it stays until it is closed. */
  duration?: number
  /** The next step or an undo: a link, or a button that runs something and closes the toast. */
  action?: { text: string; to: string } | { text: string; onClick: () => void }
}

export interface Toast extends ToastInput {
  id: number
  variant: 'default' | 'destructive'
}

interface Clock {
  remaining: number
  startedAt: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Toasts and their timers. Outside React, so that any code can add one. */
export function createToastStore() {
  const none: readonly Toast[] = []
  const listeners = new Set<() => void>()
  const clocks = new Map<number, Clock>()
  let toasts = none
  let lastId = 0
  let paused = false

  function publish(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  function start(id: number, clock: Clock) {
    // setTimeout would treat Infinity as zero.
    if (clock.remaining === Number.POSITIVE_INFINITY) return
    clock.startedAt = Date.now()
    clock.timer = setTimeout(() => dismiss(id), clock.remaining)
  }

  function dismiss(id: number) {
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
    publish(toasts.filter((toast) => toast.id !== id))
  }

  function add({ variant = 'default', duration = toastDurationMs, ...content }: ToastInput) {
    lastId += 1
    const id = lastId
    const clock: Clock = { remaining: duration, startedAt: 0, timer: undefined }
    clocks.set(id, clock)
    if (!paused) start(id, clock)
    publish([...toasts, { ...content, id, variant }])
    const [oldest] = toasts
    if (toasts.length > toastLimit && oldest) dismiss(oldest.id)
    return id
  }

  function pause() {
    if (paused) return
    paused = true
    for (const clock of clocks.values()) {
      if (clock.timer === undefined) continue
      clearTimeout(clock.timer)
      clock.timer = undefined
      clock.remaining -= Date.now() - clock.startedAt
    }
  }

  function resume() {
    if (!paused) return
    paused = false
    for (const [id, clock] of clocks) start(id, clock)
  }

  return {
    add,
    dismiss,
    pause,
    resume,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    read: () => toasts,
    readOnServer: () => none,
  }
}

export const toasts = createToastStore()
export const toast = toasts.add
