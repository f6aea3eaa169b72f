import type { Store } from '@shop/contract/store'

/** The metadata of personal pages, which search engines must not index. */
export function privateMeta({ store }: { store: Store }, title: string) {
  return [{ title: `${title} · ${store.profile.name}` }, { name: 'robots', content: 'noindex' }]
}

/** For a page whose URL contains a secret: no request or link from it sends a referrer. */
export const withoutReferrer = { name: 'referrer', content: 'no-referrer' }

/**
 * The headers of such a page. The scripts and styles of its head are requested before the browser reads its metadata,
 * and a referrer would carry the secret into whatever stores requests.
 */
export const secretPageHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}
