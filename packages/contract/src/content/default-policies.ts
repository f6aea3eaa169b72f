import type { PoliciesContent } from './policies.ts'
import { type PolicyName, policySections } from './policy-sections.ts'

function unchanged<Name extends PolicyName>(name: Name) {
  const ids = Object.keys(policySections[name]) as (keyof (typeof policySections)[Name] & string)[]
  const sections = ids.map((id) => [id, { isHidden: false, text: '' }])
  return { sections: Object.fromEntries(sections) as PoliciesContent[Name]['sections'], own: [] }
}

/** The legal pages as the shop writes them. */
export const defaultPolicies: PoliciesContent = {
  terms: unchanged('terms'),
  returns: unchanged('returns'),
  privacy: unchanged('privacy'),
}
