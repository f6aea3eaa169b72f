import { type Picture, sharePicture } from '@shop/contract/pictures'
import type { Store } from '@shop/contract/store'

interface Site {
  store: Store
  origin: string
}

interface Preview {
  src: string
  alt?: string
  width?: number
  height?: number
}

interface PageMeta {
  /** Omitted on the home page, whose title is the shop's name. */
  title?: string
  description: string
  path: string
  /** The picture for link previews, as a path on our origin; without one that of the shop. */
  image?: string | Preview | undefined
  type?: 'website' | 'product'
}

/** Made by the server: the opening of the home page, or the logo. */
const SHOP_PICTURE = '/share.jpg'

/** The metadata for search engines and link previews. The shop's name always comes from the store profile. */
export function pageMeta(site: Site, { title, description, path, image, type = 'website' }: PageMeta) {
  const { name, tagline } = site.store.profile
  const preview = image ?? { src: SHOP_PICTURE, alt: name, width: 1200, height: 630 }
  const fullTitle = title ? `${title} · ${name}` : `${name} · ${tagline.replace(/\.$/, '')}`
  const url = new URL(path, site.origin).href
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: type },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:site_name', content: name },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: fullTitle },
    { name: 'twitter:description', content: description },
    ...imageMeta(typeof preview === 'string' ? { src: preview } : preview, site.origin),
  ]
}

function imageMeta({ src, alt, width, height }: Preview, origin: string) {
  const content = new URL(src, origin).href
  return [
    { property: 'og:image', content },
    ...(width && height
      ? [
          { property: 'og:image:width', content: String(width) },
          { property: 'og:image:height', content: String(height) },
        ]
      : []),
    { name: 'twitter:image', content },
    ...(alt
      ? [
          { property: 'og:image:alt', content: alt },
          { name: 'twitter:image:alt', content: alt },
        ]
      : []),
  ]
}

/** A catalogue picture in the format for link previews; the original until that is generated. */
export function previewOf(picture: Picture | undefined): Preview | undefined {
  if (!picture) return undefined
  const { url, alt, width, height } = picture
  const src = sharePicture(picture)
  return { src, alt, ...(src === url ? { width, height } : { width: 1200, height: 630 }) }
}

/** The beginning of a text, cut at a word to the length of a search result's description. */
export function summaryOf(text: string, most = 160) {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  // One character is reserved for the ellipsis; a text without spaces is cut mid-word.
  const cut = line.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : most - 1).replace(/[\s.,;:–-]+$/, '')}…`
}
