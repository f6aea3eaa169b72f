import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'

const TYPING_PAUSE_MS = 300

/** What a list is narrowed by stands in the address: it survives a reload, and a link to it can be kept. */
export function useListParams() {
  const [params, setParams] = useSearchParams()
  return {
    get: (name: string) => params.get(name) ?? '',
    /** An empty text takes the parameter out. */
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

/** A search field that asks once the typing pauses, not with every letter. */
export function useSearchDraft(value: string, onSearch: (text: string) => void) {
  const [draft, setDraft] = useState(value)
  const [asked, setAsked] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // Not what was asked for here, but a button that clears the filters, or the way back: the field follows.
    if (value !== asked) {
      setAsked(value)
      setDraft(value)
    }
  }
  const search = useEffectEvent((text: string) => {
    setAsked(text)
    onSearch(text)
  })
  useEffect(() => {
    const text = draft.trim()
    if (text === asked) return undefined
    const timer = setTimeout(() => search(text), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, asked])
  return {
    value: draft,
    onChange: (event: { currentTarget: { value: string } }) => setDraft(event.currentTarget.value),
  }
}
