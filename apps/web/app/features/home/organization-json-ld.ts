import type { StoreProfile } from '@shop/contract/store'
import { paths } from '~/paths.ts'
import { returnPolicyJsonLd } from '~/shared/store/return-policy-json-ld.ts'

interface Site {
  origin: string
  /** The address of its own; without one its icon. */
  logo?: string | undefined
}

/** The shop's data for search engines: only what its profile contains. */
export function organizationJsonLd(profile: StoreProfile, { origin, logo = '/icon-512.png' }: Site) {
  const { name, tagline, legalName, cnpj, address, phone, whatsapp, email } = profile
  const { street, number, neighborhood, city, state, zipCode } = address
  const telephone = phone ?? (whatsapp ? `+${whatsapp}` : undefined)
  return {
    '@type': 'Organization',
    '@id': new URL('/#organization', origin).href,
    url: new URL('/', origin).href,
    name,
    logo: new URL(logo, origin).href,
    description: tagline,
    legalName: legalName || undefined,
    taxID: cnpj || undefined,
    telephone,
    email: email ?? undefined,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      url: new URL(paths.contact, origin).href,
      telephone,
      email: email ?? undefined,
      areaServed: 'BR',
      availableLanguage: 'pt-BR',
    },
    hasMerchantReturnPolicy: returnPolicyJsonLd(origin),
    sameAs: [profile.instagram, profile.facebook, profile.pinterest].filter((link) => link !== null),
    address: {
      '@type': 'PostalAddress',
      streetAddress: [street, number, neighborhood].filter(Boolean).join(', '),
      addressLocality: city,
      addressRegion: state,
      postalCode: zipCode,
      addressCountry: 'BR',
    },
  }
}
