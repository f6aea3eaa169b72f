import { type PoliciesContent, policiesContent } from './policies.ts'

const unchanged = { sections: {}, own: [] }

/** The legal pages as the shop writes them: every section has its default. */
export const defaultPolicies: PoliciesContent = policiesContent.parse({
  terms: unchanged,
  returns: unchanged,
  privacy: unchanged,
})
