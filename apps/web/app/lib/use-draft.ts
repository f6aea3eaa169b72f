import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft } from './drafts.ts'

/** Restores the form input of this tab after a reload, and stores further input. */
export function useDraft<V extends FieldValues, O>(
  { getValues, reset, subscribe }: UseFormReturn<V, unknown, O>,
  name: string,
  secret: readonly string[] = [],
) {
  useEffect(() => {
    const typed = Object.entries(getValues()).filter(([, value]) => Boolean(value))
    // Input typed before hydration is newer than the draft.
    const texts = { ...getValues(), ...readDraft(name), ...Object.fromEntries(typed) }
    reset(texts, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const entries = Object.entries(values).filter(([key]) => !secret.includes(key))
        writeDraft(name, Object.fromEntries(entries))
      },
    })
  }, [getValues, reset, subscribe, name, secret])
}
