import { useState } from 'react'

/**
 * The position in a cursor-paginated list. Previous cursors are remembered for going back; another list (another `key`)
 * starts at its first page.
 */
export function useCursorPages(key: string) {
  const [way, setWay] = useState<{ key: string; cursors: readonly string[] }>({ key, cursors: [] })
  const cursors = way.key === key ? way.cursors : []
  return {
    page: cursors.length + 1,
    cursor: cursors.at(-1),
    next: (cursor: string) => setWay({ key, cursors: [...cursors, cursor] }),
    back: () => setWay({ key, cursors: cursors.slice(0, -1) }),
  }
}
