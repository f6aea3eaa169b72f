import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'

const TYPING_PAUSE_MS = 300

/** List filters stored in the URL: they survive a reload and can be bookmarked. */
export function useListParams() {
  const [params, setParams] = useSearchParams()
  return {
    get: (name: string) => params.get(name) ?? '',
    /** An empty value removes the parameter. */
    change(values: Record<string, string>) {
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          for (const [name, value] of Object.entries(values)) {
            if (value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}

/** A debounced search field: searches when typing pauses, not on every keystroke. */
export function useSearchDraft(value: string, onSearch: (text: string) => void) {
  const [draft, setDraft] = useState(value)
  const [requestedValue, setRequestedValue] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // The value changed elsewhere, by a button that clears the filters or by going back: the field follows.
    if (value !== requestedValue) {
      setRequestedValue(value)
      setDraft(value)
    }
  }
  const search = useEffectEvent((text: string) => {
    setRequestedValue(text)
    onSearch(text)
  })
  useEffect(() => {
    const text = draft.trim()
    if (text === requestedValue) return undefined
    const timer = setTimeout(() => search(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, requestedValue])
  return {
    value: draft,
    onChange: (event: { currentTarget: { value: string } }) => setDraft(event.currentTarget.value),
  }
}
