import type { Store } from '@shop/contract/store'

interface Site {
  store: Store
  origin: string
}

interface PageMeta {
  /** Left out on the home page, which is called after the shop itself. */
  title?: string
  description: string
  path: string
  /** A picture for link previews, as a path of ours. */
  image?: string
}

/** What search engines and link previews read of a page. The shop's name is always the store profile's. */
export function pageMeta({ store, origin }: Site, { title, description, path, image }: PageMeta) {
  const { name, tagline } = store.profile
  const fullTitle = title ? `${title} · ${name}` : `${name} · ${tagline.replace(/\.$/, '')}`
  const url = new URL(path, origin).href
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:site_name', content: name },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(image ? [{ property: 'og:image', content: new URL(image, origin).href }] : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ]
}
