import type { StoreProfile } from '@shop/contract/store'

/** The profile shown until the owner fills it in. */
export const unnamedStore: StoreProfile = {
  name: 'Ateliê',
  tagline: 'Vestidos de noiva',
  legalName: 'Ateliê',
  cnpj: '00.000.000/0000-00',
  address: {
    street: 'Endereço a informar',
    number: 's/n',
    complement: null,
    neighborhood: 'Centro',
    city: 'São Paulo',
    state: 'SP',
    zipCode: '00000-000',
  },
  phone: null,
  whatsapp: null,
  email: null,
  instagram: null,
  facebook: null,
  pinterest: null,
  openingHours: [],
}
