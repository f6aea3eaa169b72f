import type { StoreProfile } from '@shop/contract/store'

/** The atelier's place, as its visitors write it. */
export function placeOf({ address }: Pick<StoreProfile, 'address'>): string {
  return `${address.street}, ${address.number}, ${address.neighborhood}, ${address.city}, ${address.state}`
}

/** A map of it: only who follows the link has to do with its provider. */
export function mapPath(profile: Pick<StoreProfile, 'name' | 'address'>): string {
  const search = new URLSearchParams({ api: '1', query: `${profile.name}, ${placeOf(profile)}` })
  return `https://www.google.com/maps/search/?${search}`
}
