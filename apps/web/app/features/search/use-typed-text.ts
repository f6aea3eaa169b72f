import { type RefObject, useEffect, useState } from 'react'

/** Waited after the last letter. */
const PAUSE_MS = 150

/** The text of a field that this component does not render, as it is typed. */
export function useTypedText(input: RefObject<HTMLInputElement | null>): string {
  const [text, setText] = useState('')
  useEffect(() => {
    const field = input.current
    const form = field?.form
    const read = () => setText(field?.value.trim() ?? '')
    // The event of a reset precedes the change of the field.
    const readLater = () => queueMicrotask(read)
    // What was typed before this code was loaded.
    readLater()
    field?.addEventListener('input', read)
    form?.addEventListener('reset', readLater)
    return () => {
      field?.removeEventListener('input', read)
      form?.removeEventListener('reset', readLater)
    }
  }, [input])
  return text
}

/** The text once typing pauses. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
