import { useSyncExternalStore } from 'react'
import type { AddedLine } from './added-line.ts'
import { loadDrawer } from './load-drawer.ts'

interface ShownDrawer {
  Drawer: Awaited<ReturnType<typeof loadDrawer>>['CartDrawer']
  added: AddedLine
}

/** On a network this slow a toast tells her sooner. */
const LOAD_TIMEOUT_MS = 2000

let shown: ShownDrawer | undefined
const listeners = new Set<() => void>()

function publish(next: ShownDrawer | undefined) {
  shown = next
  for (const listener of listeners) listener()
}

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // The page that showed it is left.
    if (listeners.size === 0) shown = undefined
  }
}

/** Whether the page on screen shows the drawer. The cart's own page does not. */
export function hasDrawer(): boolean {
  return listeners.size > 0
}

/** Loads and opens the drawer. False if it did not arrive in time, or the page was left meanwhile. */
export async function openDrawer(added: AddedLine): Promise<boolean> {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, LOAD_TIMEOUT_MS)
  })
  const loaded = await Promise.race([loadDrawer().catch(() => undefined), timeout])
  if (!loaded || !hasDrawer()) return false
  publish({ Drawer: loaded.CartDrawer, added })
  return true
}

/** Closed for good, unless something was added while it was leaving the screen. */
export function forgetDrawer(closed: ShownDrawer) {
  if (shown === closed) publish(undefined)
}

export const readShown = () => shown

export function useShownDrawer(): ShownDrawer | undefined {
  return useSyncExternalStore(subscribe, readShown, () => undefined)
}
