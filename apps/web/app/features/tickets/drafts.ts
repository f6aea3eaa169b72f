import { queryClient } from '~/lib/query-client.ts'

/**
 * An unsent message. Stored in the query cache, so it survives leaving the page, is carried over to a renewed session,
 * and is removed on sign-out.
 */
const DRAFT = 'draft'
queryClient.setQueryDefaults([DRAFT], { gcTime: Number.POSITIVE_INFINITY })

export interface Draft {
  subject: string
  message: string
}

const nothing: Draft = { subject: '', message: '' }

export function readDraft(token: string, name: string): Draft {
  return queryClient.getQueryData<Draft>([DRAFT, token, name]) ?? nothing
}

export function storeDraft(token: string, name: string, draft: Partial<Draft>) {
  queryClient.setQueryData([DRAFT, token, name], { ...nothing, ...draft })
}

export function dropDraft(token: string, name: string) {
  queryClient.removeQueries({ queryKey: [DRAFT, token, name] })
}
