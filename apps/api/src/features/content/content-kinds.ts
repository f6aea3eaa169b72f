import { aboutContent, aboutPage } from '@shop/contract/content/about'
import { defaultAbout } from '@shop/contract/content/default-about'
import { defaultHome } from '@shop/contract/content/default-home'
import { defaultPolicies } from '@shop/contract/content/default-policies'
import type { editable } from '@shop/contract/content/editable'
import { faqContent, faqPage } from '@shop/contract/content/faq'
import { homeContent, homePage } from '@shop/contract/content/home'
import { policiesContent, policiesPage } from '@shop/contract/content/policies'
import { missingSections } from '@shop/contract/content/policy-sections'
import { themePage } from '@shop/contract/content/theme'
import type { StoreProfile } from '@shop/contract/store'
import { defaultTheme, themeContent } from '@shop/contract/theme/theme'
import { themeProblem } from '@shop/contract/theme/theme-problem'
import type { z } from 'zod'
import type { StoredFiles } from '../../adapters/files.ts'
import { storeLogos } from '../theme/theme.service.ts'
import { policiesKey } from './policies-key.ts'

export type ContentValue = Readonly<Record<string, unknown>>

/** A content that the owner edits: its calls, its schema, and what the shop shows until she publishes. */
export interface ContentKind {
  key: string
  calls: ReturnType<typeof editable<string, z.ZodType<ContentValue>>>
  schema: z.ZodType<ContentValue>
  original: (profile: StoreProfile) => ContentValue
  /** Why a draft cannot be published, if it cannot. */
  problem?: (value: ContentValue) => string | undefined
  /** What the law wants to be read and the value leaves out. */
  missing?: (value: ContentValue) => readonly string[]
  /** All versions are stored: orders name the one that was accepted. */
  isAccepted?: true
  /** Stores the files that pages show, before the draft is saved. */
  storeFiles?: (files: StoredFiles, value: ContentValue) => Promise<void>
}

export const themeKind: ContentKind = {
  key: 'theme',
  calls: themePage,
  schema: themeContent,
  original: () => defaultTheme,
  problem: (value) => themeProblem(themeContent.parse(value)),
  storeFiles: storeLogos,
}

export const homeKind: ContentKind = {
  key: 'home',
  calls: homePage,
  schema: homeContent,
  original: () => defaultHome,
}

export const contentKinds: readonly ContentKind[] = [
  homeKind,
  {
    key: 'about',
    calls: aboutPage,
    schema: aboutContent,
    original: ({ name, address }) => defaultAbout({ name, city: address.city }),
  },
  { key: 'faq', calls: faqPage, schema: faqContent, original: () => ({ questions: [], hidden: [] }) },
  {
    key: policiesKey,
    calls: policiesPage,
    schema: policiesContent,
    original: () => defaultPolicies,
    missing: (value) => missingSections(policiesContent.parse(value)),
    isAccepted: true,
  },
  themeKind,
]
