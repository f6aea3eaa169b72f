import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { queryClient } from '~/lib/query-client.ts'

const EDITS = 'edits'
queryClient.setQueryDefaults([EDITS], { gcTime: Number.POSITIVE_INFINITY })

/**
 * What was changed and not yet saved outlives the page: it is kept with what the person has fetched, follows them into a
 * renewed session and goes when they sign out. Before the whole document goes, the browser asks.
 */
export function useKeptEdits<V extends FieldValues, O>(
  { getValues, reset, subscribe }: UseFormReturn<V, unknown, O>,
  token: string,
  part: string,
) {
  useEffect(() => {
    // Stays when the page is left: the changes are still there. Added again, it is the same one.
    window.addEventListener('beforeunload', askIfUnsaved)
    const key = [EDITS, token, part]
    const kept = queryClient.getQueryData<Partial<V>>(key)
    if (kept) reset({ ...getValues(), ...kept }, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        const changed = Object.entries(dirtyFields).flatMap(([name, dirty]) => (dirty ? [name] : []))
        queryClient.setQueryData(key, Object.fromEntries(changed.map((name) => [name, values[name]])))
      },
    })
  }, [getValues, reset, subscribe, token, part])
}

function askIfUnsaved(event: BeforeUnloadEvent) {
  const kept = queryClient.getQueriesData<FieldValues>({ queryKey: [EDITS] })
  if (kept.some(([, edits]) => edits && Object.keys(edits).length > 0)) event.preventDefault()
}
