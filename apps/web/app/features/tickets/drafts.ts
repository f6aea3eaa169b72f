import { queryClient } from '~/lib/query-client.ts'

/**
 * What somebody has begun to write. It is kept where their pages keep what they fetched: it outlives a page that is
 * left, follows them into a renewed session, and goes when they sign out.
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

export function keepDraft(token: string, name: string, draft: Partial<Draft>) {
  queryClient.setQueryData([DRAFT, token, name], { ...nothing, ...draft })
}

export function dropDraft(token: string, name: string) {
  queryClient.removeQueries({ queryKey: [DRAFT, token, name] })
}
