/**
 * One text in local storage that React can follow. Tabs follow each other through the storage event, which fires in
 * every tab but the one that wrote; that one tells its own listeners itself. A browser that refuses storage behaves
 * like an empty one.
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
      listeners.add(listener)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
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
