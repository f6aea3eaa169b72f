// Phone numbers consist of zeros, the CNPJ is the Receita's published example of an alphanumeric number, and all e-mail
// addresses and links use exemplo.com.br, so that the demo never leads to a real person.

import type { StoreProfile } from '@shop/contract/store'

export const storeProfile: StoreProfile = {
  name: 'Alva de Maio',
  tagline: 'Vestidos de noiva desenhados, cortados e bordados à mão no Brasil.',
  legalName: 'Alva de Maio Ateliê Ltda.',
  cnpj: '12.ABC.345/01DE-35',
  address: {
    street: 'Rua das Acácias',
    number: '120',
    complement: null,
    neighborhood: 'Jardim Paulista',
    city: 'São Paulo',
    state: 'SP',
    zipCode: '00000-000',
  },
  phone: '(11) 0000-0000',
  whatsapp: '5511900000000',
  email: 'contato@exemplo.com.br',
  instagram: 'https://exemplo.com.br/instagram',
  facebook: 'https://exemplo.com.br/facebook',
  pinterest: 'https://exemplo.com.br/pinterest',
  openingHours: [
    { from: 'monday', to: 'friday', opens: '09:00', closes: '18:00' },
    { from: 'saturday', to: 'saturday', opens: '09:00', closes: '13:00' },
    { from: 'sunday', to: 'sunday', opens: null, closes: null },
  ],
}
