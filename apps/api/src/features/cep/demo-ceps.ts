import type { CepLookup, FoundAddress } from '../../adapters/cep-lookup.ts'

/** Well-known addresses, so that the lookup can be tried in a shop without a lookup service. */
const addresses: Readonly<Record<string, FoundAddress>> = {
  '01001000': { street: 'Praça da Sé', neighborhood: 'Sé', city: 'São Paulo', state: 'SP' },
  '01310100': { street: 'Avenida Paulista', neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' },
  '01310200': { street: 'Avenida Paulista', neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' },
  '05426100': {
    street: 'Avenida Brigadeiro Faria Lima',
    neighborhood: 'Pinheiros',
    city: 'São Paulo',
    state: 'SP',
  },
  '13010060': { street: 'Rua Barão de Jaguara', neighborhood: 'Centro', city: 'Campinas', state: 'SP' },
  '20040020': { street: 'Praça Floriano', neighborhood: 'Centro', city: 'Rio de Janeiro', state: 'RJ' },
  '22021001': {
    street: 'Avenida Atlântica',
    neighborhood: 'Copacabana',
    city: 'Rio de Janeiro',
    state: 'RJ',
  },
  '22410000': {
    street: 'Rua Visconde de Pirajá',
    neighborhood: 'Ipanema',
    city: 'Rio de Janeiro',
    state: 'RJ',
  },
  '24020005': { street: 'Rua da Conceição', neighborhood: 'Centro', city: 'Niterói', state: 'RJ' },
  '30130010': {
    street: 'Praça Sete de Setembro',
    neighborhood: 'Centro',
    city: 'Belo Horizonte',
    state: 'MG',
  },
  '30140071': { street: 'Rua da Bahia', neighborhood: 'Lourdes', city: 'Belo Horizonte', state: 'MG' },
  // A town with a single postal code for all its streets.
  '36325000': { street: null, neighborhood: null, city: 'Tiradentes', state: 'MG' },
}

export const demoCeps: CepLookup = async (digits) => addresses[digits]
