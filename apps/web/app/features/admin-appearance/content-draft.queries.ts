import type { ContentPictures, ContentVersion, editable } from '@shop/contract/content/editable'
import { contentPreviews } from '@shop/contract/content/previews'
import { type SiteImage, siteImages } from '@shop/contract/site-images'
import type { z } from '@shop/contract/zod'
import { useQuery } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'
import { uploadSignedIn } from '~/lib/upload.ts'

export type ContentCalls = ReturnType<typeof editable<string, z.ZodType>>

/** What is edited, and what visitors see. */
export interface ContentDraft {
  value: FieldValues
  pictures: ContentPictures
  version: number
  savedAt: Date | null
  versions: ContentVersion[]
}

/** A preview is valid for twelve hours on the server. */
const PREVIEW_MS = 11 * 60 * 60_000

/** Read when the part is opened, and not again while it is edited. */
export function useContentDraft(token: string, { readDraft }: ContentCalls) {
  return useQuery(
    {
      queryKey: ['content', token, readDraft.path],
      queryFn: ({ signal }) => callSignedIn(readDraft, { token, signal }) as Promise<ContentDraft>,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
    queryClient,
  )
}

export function usePreviewToken(token: string): string | undefined {
  const query = useQuery(
    {
      queryKey: ['content-preview', token],
      queryFn: ({ signal }) => callSignedIn(contentPreviews.create, { token, signal }),
      staleTime: PREVIEW_MS,
    },
    queryClient,
  )
  return query.data?.token
}

export function contentActions(token: string, calls: ContentCalls) {
  const asDraft = (response: Promise<unknown>) => response as Promise<ContentDraft>
  return {
    read: () => asDraft(callSignedIn(calls.readDraft, { token })),
    save: (value: FieldValues, version: number) =>
      asDraft(callSignedIn(calls.saveDraft, { token, body: { value, version } })),
    publish: (body: { version: number; withoutObligatory?: boolean }) =>
      asDraft(callSignedIn(calls.publish, { token, body })),
    restore: (version: number) => asDraft(callSignedIn(calls.restore, { token, body: { version } })),
  }
}

export function uploadPicture(token: string, file: File): Promise<SiteImage> {
  return uploadSignedIn(siteImages.upload, { token, files: [{ field: 'file', file }] })
}
