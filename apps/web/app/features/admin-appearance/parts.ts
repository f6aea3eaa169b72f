import { aboutContent, aboutPage } from '@shop/contract/content/about'
import { faqContent, faqPage } from '@shop/contract/content/faq'
import { homeContent, homePage } from '@shop/contract/content/home'
import { policiesContent, policiesPage } from '@shop/contract/content/policies'
import { themePage } from '@shop/contract/content/theme'
import { themeContent } from '@shop/contract/theme/theme'
import type { z } from '@shop/contract/zod'
import type { ComponentType } from 'react'
import type { FieldValues } from 'react-hook-form'
import { paths } from '~/paths.ts'
import { AboutFields } from './about/about-fields.tsx'
import { BrandFields } from './brand/brand-fields.tsx'
import type { ContentCalls } from './content-draft.queries.ts'
import { FaqFields } from './faq/faq-fields.tsx'
import { HomeFields } from './home/home-fields.tsx'
import { PoliciesFields } from './policies/policies-fields.tsx'

interface PartPage {
  text: string
  path: string
}

/** A part of the site that is edited and published by itself. */
export interface Part {
  /** In the page's address. */
  value: string
  text: string
  calls: ContentCalls
  schema: z.ZodType<FieldValues, FieldValues>
  /** The pages of the shop that show it; the preview begins with the first. */
  pages: readonly [PartPage, ...PartPage[]]
  Fields: ComponentType
}

/** Opened first. */
export const homePart: Part = {
  value: '',
  text: 'Página inicial',
  calls: homePage,
  schema: homeContent,
  pages: [{ text: 'Página inicial', path: paths.home }],
  Fields: HomeFields,
}

export const parts: readonly Part[] = [
  {
    value: 'marca',
    text: 'Marca',
    calls: themePage,
    schema: themeContent,
    pages: [
      { text: 'Página inicial', path: paths.home },
      { text: 'Sobre', path: paths.about },
      { text: 'Contato', path: paths.contact },
    ],
    Fields: BrandFields,
  },
  homePart,
  {
    value: 'sobre',
    text: 'Sobre',
    calls: aboutPage,
    schema: aboutContent,
    pages: [{ text: 'Sobre', path: paths.about }],
    Fields: AboutFields,
  },
  {
    value: 'perguntas',
    text: 'Perguntas',
    calls: faqPage,
    schema: faqContent,
    pages: [{ text: 'Perguntas', path: paths.faq }],
    Fields: FaqFields,
  },
  {
    value: 'politicas',
    text: 'Políticas',
    calls: policiesPage,
    schema: policiesContent,
    pages: [
      { text: 'Termos', path: paths.terms },
      { text: 'Trocas', path: paths.returns },
      { text: 'Privacidade', path: paths.privacy },
    ],
    Fields: PoliciesFields,
  },
]
