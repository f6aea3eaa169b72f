import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { queryClient } from './query-client.ts'

const EDITS = 'edits'
queryClient.setQueryDefaults([EDITS], { gcTime: Number.POSITIVE_INFINITY })

/**
 * Unsaved changes survive leaving the page: they are cached with the customer's fetched data, carried into a renewed
 * session and removed at sign-out. Before the document unloads, the browser asks for confirmation.
 */
export function useStoredEdits<V extends FieldValues, O>(
  { getValues, reset, subscribe }: UseFormReturn<V, unknown, O>,
  token: string,
  part: string,
) {
  useEffect(() => {
    // Not removed on unmount, because the unsaved changes still exist. Adding the same listener again has no effect.
    window.addEventListener('beforeunload', confirmIfUnsaved)
    const key = [EDITS, token, part]
    const stored = queryClient.getQueryData<Partial<V>>(key)
    if (stored) reset({ ...getValues(), ...stored }, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        const changed = Object.entries(dirtyFields).flatMap(([name, dirty]) => (dirty ? [name] : []))
        queryClient.setQueryData(key, Object.fromEntries(changed.map((name) => [name, values[name]])))
      },
    })
  }, [getValues, reset, subscribe, token, part])
}

function confirmIfUnsaved(event: BeforeUnloadEvent) {
  const stored = queryClient.getQueriesData<FieldValues>({ queryKey: [EDITS] })
  if (stored.some(([, edits]) => edits && Object.keys(edits).length > 0)) event.preventDefault()
}
