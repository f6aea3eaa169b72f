import { createHash } from 'node:crypto'
import { defaultPolicies } from '@shop/contract/content/default-policies'
import { type PolicyName, policySections } from '@shop/contract/content/policy-sections'
import type { Store } from '@shop/contract/store'
import { termsKey } from '@shop/contract/terms'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Section, SectionText } from './policy.ts'
import { privacySections } from './privacy-sections.tsx'
import { returnsSections } from './returns-sections.tsx'
import { termsSections } from './terms-sections.tsx'
import { withOwnText } from './with-own-text.tsx'

/** The texts of each key. Append a line with a new key; a published line never changes. */
const published: Readonly<Record<string, string>> = {
  '2026-11-17': '1a9f6f93f2086b75f8f81edfb3b184eef985566a6ce9d79b6a7fe68de995e55d',
  '2026-11-18': 'a4d9e7b5e288cb5e19c5bb0f863c1adc16e84205cc3a908c396da1a6b4ea4d46',
  '2026-11-19': '98c985419b2393dc1325343ff57f891015b4cdb8b784510084dc7f3b43c6e43f',
  '2026-11-20': '242e5ec90b686ca67e42d635cffe5d84c4edd1ce685b876ab4cbd129d9522823',
}

const profile: Store['profile'] = {
  name: 'Loja',
  tagline: 'Vestidos',
  legalName: 'Loja Ltda.',
  cnpj: '12.ABC.345/01DE-35',
  address: {
    street: 'Rua A',
    number: '1',
    complement: null,
    neighborhood: 'Centro',
    city: 'São Paulo',
    state: 'SP',
    zipCode: '01000-000',
  },
  phone: null,
  whatsapp: null,
  email: 'loja@exemplo.test',
  instagram: null,
  facebook: null,
  pinterest: null,
  openingHours: [],
}
const store: Pick<Store, 'profile' | 'paymentMethods' | 'deliveryStates'> = {
  profile,
  paymentMethods: ['card', 'pix'],
  deliveryStates: ['SP'],
}

function textOf(sections: readonly Section[]): string {
  return sections
    .map(({ title, content }) => `${title}\n${renderToStaticMarkup(<MemoryRouter>{content}</MemoryRouter>)}`)
    .join('\n')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

const shown = (policy: PolicyName, texts: readonly SectionText[]) =>
  withOwnText(policy, texts, defaultPolicies[policy])

test.each([
  ['terms', termsSections(store)],
  ['returns', returnsSections(store)],
  ['privacy', privacySections(profile)],
] as const)('the owner may change every section of %s, in the order of the page', (policy, texts) => {
  expect(texts.map(({ id }) => id)).toEqual(Object.keys(policySections[policy]))
})

test('an own text replaces a section, and comes after one that the law wants', () => {
  const { terms } = structuredClone(defaultPolicies)
  terms.sections.produtos.text = 'Cobramos o frete.'
  terms.sections['quem-somos'].text = 'Somos **três**.'
  terms.sections.avaliacoes.isHidden = true
  const own = [{ title: 'Aluguel', text: '- Três dias' }]
  const sections = withOwnText('terms', termsSections(store), { ...terms, own })
  const texts = sections.map((section) => textOf([section]))
  expect(texts.find((text) => text.startsWith('Produtos'))).toBe('Produtos e preços Cobramos o frete. ')
  expect(texts[0]).toMatch(/^Quem somos .*12\.ABC\.345\/01DE-35.* Somos três \. $/)
  expect(texts.some((text) => text.startsWith('Avaliações'))).toBe(false)
  expect(texts.at(-1)).toBe('Aluguel Três dias ')
})

test('terms, returns and privacy do not change without a new key in packages/contract/src/terms.ts', () => {
  const texts = [
    shown('terms', termsSections(store)),
    shown('returns', returnsSections(store)),
    shown('privacy', privacySections(profile)),
  ].map(textOf)
  expect(published[termsKey]).toBe(createHash('sha256').update(texts.join('\n')).digest('hex'))
})
