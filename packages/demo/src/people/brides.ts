import { home, type Person } from './person.ts'

/** Customers whose dresses are being sewn, or were to be. */
export const brides: readonly Person[] = [
  {
    key: 'amanda',
    name: 'Amanda Vasconcelos',
    email: 'amanda.vasconcelos@cliente.test',
    phone: '(11) 90000-0015',
    address: home('Rua das Cerejeiras', '96', 'Perdizes', 'São Paulo', 'SP', '05010-000'),
    registeredDaysAgo: 48,
  },
  {
    key: 'bruna',
    name: 'Bruna Salgado',
    email: 'bruna.salgado@cliente.test',
    phone: '(21) 90000-0016',
    address: home('Rua do Chorão', '412', 'Tijuca', 'Rio de Janeiro', 'RJ', '20510-000'),
    registeredDaysAgo: 47,
  },
  {
    key: 'sofia',
    name: 'Sofia Guimarães',
    email: 'sofia.guimaraes@cliente.test',
    phone: '(31) 90000-0017',
    address: home('Rua das Magnólias', '73', 'Lourdes', 'Belo Horizonte', 'MG', '30140-000'),
    registeredDaysAgo: 39,
  },
  {
    key: 'natalia',
    name: 'Natália Bittencourt',
    email: 'natalia.bittencourt@cliente.test',
    phone: '(11) 90000-0018',
    address: home('Rua dos Eucaliptos', '1540', 'Alphaville', 'Barueri', 'SP', '06454-000'),
    registeredDaysAgo: 190,
  },
  {
    key: 'priscila',
    name: 'Priscila Antunes',
    email: 'priscila.antunes@cliente.test',
    phone: '(11) 90000-0019',
    address: home('Rua da Figueira Brava', '27', 'Centro', 'Jundiaí', 'SP', '13201-000'),
    registeredDaysAgo: 18,
  },
  {
    key: 'elisa',
    name: 'Elisa Carvalho',
    email: 'elisa.carvalho@cliente.test',
    phone: '(21) 90000-0020',
    address: home('Rua das Bromélias', '305', 'Botafogo', 'Rio de Janeiro', 'RJ', '22250-000'),
    registeredDaysAgo: 58,
  },
  {
    key: 'carolina',
    name: 'Carolina Mendes de Albuquerque',
    email: 'carolina.mendes@cliente.test',
    phone: '(19) 90000-0021',
    address: home('Alameda das Sibipirunas', '618', 'Nova Campinas', 'Campinas', 'SP', '13092-000'),
    registeredDaysAgo: 9,
  },
  {
    key: 'yasmin',
    name: 'Yasmin Rezende',
    email: 'yasmin.rezende@cliente.test',
    phone: '(32) 90000-0022',
    address: home('Rua do Buriti', '44', 'Cascatinha', 'Juiz de Fora', 'MG', '36033-000'),
    registeredDaysAgo: 6,
  },
]
