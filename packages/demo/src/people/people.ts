import { brides } from './brides.ts'
import { type Buyer, type GuestKey, home, type Person, type WalkIn, type WalkInKey } from './person.ts'

// The two logins listed in the README. Their passwords are public: a live shop never gets these accounts.
export const logins = {
  admin: { email: 'admin@alvademaio.test', password: 'atelie-demo-2026', name: 'Helena Prado' },
  customer: { email: 'cliente@alvademaio.test', password: 'cliente-demo-2026' },
} as const

export const customers: readonly Person[] = [
  {
    key: 'marina',
    name: 'Marina Duarte',
    email: logins.customer.email,
    phone: '(11) 90000-0001',
    address: {
      ...home('Rua dos Jacarandás', '84', 'Vila Mariana', 'São Paulo', 'SP', '04000-000'),
      complement: 'Apto 52',
    },
    registeredDaysAgo: 320,
  },
  {
    key: 'beatriz',
    name: 'Beatriz Nogueira',
    email: 'beatriz.nogueira@cliente.test',
    phone: '(19) 90000-0002',
    address: home('Rua das Paineiras', '310', 'Cambuí', 'Campinas', 'SP', '13000-000'),
    registeredDaysAgo: 371,
  },
  {
    key: 'camila',
    name: 'Camila Teixeira',
    email: 'camila.teixeira@cliente.test',
    phone: '(21) 90000-0003',
    address: {
      ...home('Rua do Ipê Amarelo', '57', 'Laranjeiras', 'Rio de Janeiro', 'RJ', '22000-000'),
      complement: 'Casa 2',
    },
    registeredDaysAgo: 358,
  },
  {
    key: 'larissa',
    name: 'Larissa Monteiro',
    email: 'larissa.monteiro@cliente.test',
    phone: '(31) 90000-0004',
    address: home('Rua das Hortênsias', '1022', 'Savassi', 'Belo Horizonte', 'MG', '30100-000'),
    registeredDaysAgo: 349,
  },
  {
    key: 'juliana',
    name: 'Juliana Sampaio',
    email: 'juliana.sampaio@cliente.test',
    phone: '(13) 90000-0005',
    address: home('Avenida da Orla', '740', 'Gonzaga', 'Santos', 'SP', '11000-000'),
    registeredDaysAgo: 301,
  },
  {
    key: 'fernanda',
    name: 'Fernanda Rocha Lima',
    email: 'fernanda.rocha@cliente.test',
    phone: '(21) 90000-0006',
    address: home('Rua dos Flamboyants', '15', 'Icaraí', 'Niterói', 'RJ', '24200-000'),
    registeredDaysAgo: 276,
  },
  {
    key: 'patricia',
    name: 'Patrícia Azevedo',
    email: 'patricia.azevedo@cliente.test',
    phone: '(34) 90000-0007',
    address: home('Rua do Cerrado', '498', 'Santa Mônica', 'Uberlândia', 'MG', '38400-000'),
    registeredDaysAgo: 244,
  },
  {
    key: 'renata',
    name: 'Renata Figueiredo',
    email: 'renata.figueiredo@cliente.test',
    phone: '(11) 90000-0008',
    address: home('Alameda dos Manacás', '203', 'Pinheiros', 'São Paulo', 'SP', '05400-000'),
    registeredDaysAgo: 230,
  },
  {
    key: 'aline',
    name: 'Aline Barreto',
    email: 'aline.barreto@cliente.test',
    phone: '(24) 90000-0009',
    address: home('Rua da Serra', '66', 'Valparaíso', 'Petrópolis', 'RJ', '25600-000'),
    registeredDaysAgo: 188,
  },
  {
    key: 'thais',
    name: 'Thaís Moura',
    email: 'thais.moura@cliente.test',
    phone: '(16) 90000-0010',
    address: home('Rua dos Cafezais', '1180', 'Jardim Sumaré', 'Ribeirão Preto', 'SP', '14000-000'),
    registeredDaysAgo: 152,
  },
  {
    key: 'vanessa',
    name: 'Vanessa Couto',
    email: 'vanessa.couto@cliente.test',
    phone: '(32) 90000-0011',
    address: home('Rua das Quaresmeiras', '29', 'São Mateus', 'Juiz de Fora', 'MG', '36000-000'),
    registeredDaysAgo: 97,
  },
  {
    key: 'gabriela',
    name: 'Gabriela Pacheco',
    email: 'gabriela.pacheco@cliente.test',
    phone: '(12) 90000-0012',
    address: home('Avenida dos Pinhais', '855', 'Jardim Aquarius', 'São José dos Campos', 'SP', '12240-000'),
    registeredDaysAgo: 61,
  },
  {
    key: 'isabela',
    name: 'Isabela Furtado',
    email: 'isabela.furtado@cliente.test',
    phone: '(41) 90000-0013',
    address: home('Rua das Araucárias', '372', 'Batel', 'Curitiba', 'PR', '80400-000'),
    registeredDaysAgo: 5,
  },
  {
    key: 'leticia',
    name: 'Letícia Andrade',
    email: 'leticia.andrade@cliente.test',
    registeredDaysAgo: 1,
  },
  ...brides,
]

export const guests: ReadonlyMap<GuestKey, Buyer> = new Map([
  [
    'tatiana',
    {
      key: 'tatiana',
      name: 'Tatiana Brandão',
      email: 'tatiana.brandao@cliente.test',
      phone: '(11) 90000-0014',
      address: home('Rua das Figueiras', '218', 'Moema', 'São Paulo', 'SP', '04510-000'),
    },
  ],
])

const walkIn = (key: WalkInKey, name: string, phone: string): [WalkInKey, WalkIn] => [
  key,
  { key, name, email: null, phone },
]

export const walkIns: ReadonlyMap<WalkInKey, WalkIn> = new Map([
  walkIn('ivone', 'Ivone Carvalho Peixoto', '(11) 90000-0023'),
  walkIn('celia', 'Célia Amaral', '(11) 90000-0024'),
])
