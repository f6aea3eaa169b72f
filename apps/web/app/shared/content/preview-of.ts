import { previewParam } from '@shop/contract/content/previews'

/** What a page passes on to the calls that know drafts. */
export function previewOf(url: URL): { preview?: string } {
  const preview = url.searchParams.get(previewParam)
  return preview === null ? {} : { preview }
}
