import type { StoreProfile } from '@shop/contract/store'
import { JsonLd } from '~/lib/json-ld.tsx'
import { organizationJsonLd } from './organization-json-ld.ts'

interface OrganizationDataProps {
  profile: StoreProfile
  origin: string
  logo: string | undefined
  /** What a page knows of it besides. */
  more?: Readonly<Record<string, unknown>>
}

/** For search engines, which read the server's HTML: the browser has no use for the code. */
export function OrganizationData({ profile, more, ...site }: OrganizationDataProps) {
  return <JsonLd data={{ ...organizationJsonLd(profile, site), ...more }} />
}
