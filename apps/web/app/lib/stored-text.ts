/**
 * One text in local storage that React can follow. Tabs follow each other through the storage event, which fires in
 * every tab but the one that wrote; that one tells its own listeners itself. A browser that refuses storage behaves
 * like an empty one, and a page brought back from the back/forward cache looks again: nobody told it while it slept.
 */
export function storedText(key: string) {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  return {
    read(): string | undefined {
      return attempt(() => localStorage.getItem(key)) ?? undefined
    },
    write(text: string) {
      attempt(() => localStorage.setItem(key, text))
      tell()
    },
    remove() {
      attempt(() => localStorage.removeItem(key))
      tell()
    },
    subscribe(listener: () => void) {
      const onStorage = (event: StorageEvent) => {
        // A cleared storage has no key.
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
