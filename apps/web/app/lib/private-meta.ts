import type { Store } from '@shop/contract/store'

/** The meta of pages that are somebody's own business: no search engine has any with them. */
export function privateMeta({ store }: { store: Store }, title: string) {
  return [{ title: `${title} · ${store.profile.name}` }, { name: 'robots', content: 'noindex' }]
}

/** For a page whose address arrives with a secret: nothing it loads or leads to is told where it came from. */
export const withoutReferrer = { name: 'referrer', content: 'no-referrer' }
