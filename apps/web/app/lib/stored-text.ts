/**
 * One localStorage entry as a React external store. Other tabs are notified by the storage event, which does not fire
 * in the tab that wrote, so that tab notifies its own listeners. Where the browser blocks storage the entry is empty. A
 * page restored from the back/forward cache reads again, because it missed the events meanwhile.
 */
export function storedText(key: string) {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }

  return {
    read(): string | undefined {
      return attempt(() => localStorage.getItem(key)) ?? undefined
    },
    write(text: string) {
      attempt(() => localStorage.setItem(key, text))
      notify()
    },
    remove() {
      attempt(() => localStorage.removeItem(key))
      notify()
    },
    subscribe(listener: () => void) {
      const onStorage = (event: StorageEvent) => {
        // The key is null when the whole storage was cleared.
        if (event.key === key || event.key === null) listener()
      }
      const onPageShow = (event: PageTransitionEvent) => {
        if (event.persisted) listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', onPageShow)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onPageShow)
      }
    },
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
