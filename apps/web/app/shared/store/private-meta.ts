import type { Store } from '@shop/contract/store'

/** The metadata of personal pages, which search engines must not index. */
export function privateMeta({ store }: { store: Store }, title: string) {
  return [{ title: `${title} · ${store.profile.name}` }, { name: 'robots', content: 'noindex' }]
}

/** For a page whose URL contains a secret: no request or link from it sends a referrer. */
export const withoutReferrer = { name: 'referrer', content: 'no-referrer' }
