import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft } from './drafts.ts'

/** Fills a form with what was typed in this tab before it was loaded again, and keeps what is typed from now on. */
export function useDraft<V extends FieldValues, O>(
  { getValues, reset, subscribe }: UseFormReturn<V, unknown, O>,
  name: string,
  secret: readonly string[] = [],
) {
  useEffect(() => {
    const typed = Object.entries(getValues()).filter(([, value]) => Boolean(value))
    // What was typed before the scripts were there is newer.
    const texts = { ...getValues(), ...readDraft(name), ...Object.fromEntries(typed) }
    reset(texts, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const kept = Object.entries(values).filter(([key]) => !secret.includes(key))
        writeDraft(name, Object.fromEntries(kept))
      },
    })
  }, [getValues, reset, subscribe, name, secret])
}
