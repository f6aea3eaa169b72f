import type { CustomerKey } from './person.ts'

interface PlannedMessage {
  from: 'customer' | 'atelier'
  daysAgo: number
  /** São Paulo time; the atelier answers during its opening hours. */
  at: string
  text: string
}

interface PlannedTicket {
  customer: CustomerKey
  subject: string
  status: 'open' | 'awaiting_reply' | 'closed'
  messages: readonly PlannedMessage[]
}

const day = 24

export const plannedTickets: readonly PlannedTicket[] = [
  {
    customer: 'marina',
    subject: 'Data da prova da Açucena',
    status: 'awaiting_reply',
    messages: [
      {
        from: 'customer',
        daysAgo: 3,
        at: '10:12',
        text: 'Oi! Meu pedido já está pronto. Posso fazer a prova num sábado de manhã?',
      },
      {
        from: 'atelier',
        daysAgo: 3,
        at: '15:40',
        text: 'Oi, Marina! Pode sim. Temos sábado às 9h30 ou às 11h. Qual fica melhor para você?',
      },
      { from: 'customer', daysAgo: 2, at: '12:05', text: 'Às 11h, por favor. Levo o sapato que vou usar?' },
      {
        from: 'atelier',
        daysAgo: 1,
        at: '09:30',
        text: 'Leve sim, é com ele que marcamos a barra. Você pode nos confirmar se vai usar o véu na mesma prova?',
      },
    ],
  },
  {
    customer: 'marina',
    subject: 'Troca de tamanho do Alecrim',
    status: 'closed',
    messages: [
      {
        from: 'customer',
        daysAgo: 275,
        at: '20:14',
        text: 'O vestido chegou e é lindo, mas ficou largo na cintura. Como faço o ajuste?',
      },
      {
        from: 'atelier',
        daysAgo: 274,
        at: '10:02',
        text: 'Que bom que gostou! Ajustes básicos estão incluídos. Traga o vestido quando puder; fica pronto em uma semana.',
      },
      { from: 'customer', daysAgo: 265, at: '18:47', text: 'Peguei hoje e ficou perfeito. Muito obrigada!' },
    ],
  },
  {
    customer: 'gabriela',
    subject: 'Barra mais curta na Orquídea',
    status: 'open',
    messages: [
      {
        from: 'customer',
        daysAgo: 1,
        at: '20:52',
        text: 'Escrevi nas observações do pedido sobre a barra. Ainda dá tempo de mudar de dois para três dedos?',
      },
    ],
  },
  {
    customer: 'renata',
    subject: 'Pagamento por Pix',
    status: 'open',
    messages: [
      {
        from: 'customer',
        daysAgo: 2,
        at: '19:25',
        text: 'O código Pix de um pedido antigo venceu. Posso gerar outro?',
      },
      {
        from: 'atelier',
        daysAgo: 1,
        at: '10:40',
        text: 'Pode refazer o pedido pelo carrinho, Renata: o código vale por 30 minutos. Se preferir cartão, também funciona.',
      },
      {
        from: 'customer',
        daysAgo: 1,
        at: '16:58',
        text: 'Refiz agora para a minha madrinha. Consigo colocar outro endereço de entrega?',
      },
    ],
  },
  {
    customer: 'fernanda',
    subject: 'Manga do Alecrim descosturou',
    status: 'closed',
    messages: [
      {
        from: 'customer',
        daysAgo: 168,
        at: '11:20',
        text: 'Uma das mangas soltou um ponto durante a festa. Consigo mandar para conserto?',
      },
      {
        from: 'atelier',
        daysAgo: 167,
        at: '09:41',
        text: 'Sentimos muito, Fernanda. O conserto é por nossa conta: mandamos a etiqueta de envio para o seu e-mail.',
      },
      { from: 'customer', daysAgo: 150, at: '19:06', text: 'Recebi de volta, impecável.' },
    ],
  },
  {
    customer: 'isabela',
    subject: 'Entrega em Curitiba',
    status: 'awaiting_reply',
    messages: [
      {
        from: 'customer',
        daysAgo: 4,
        at: '21:33',
        text: 'Vocês pretendem entregar no Paraná? Posso retirar no ateliê?',
      },
      {
        from: 'atelier',
        daysAgo: 3,
        at: '14:18',
        text: 'Por enquanto entregamos em SP, RJ e MG, mas a retirada no ateliê é sempre possível. Quer agendar uma visita?',
      },
    ],
  },
]

export const contactMessages = [
  {
    name: 'Sônia Mendes',
    email: 'sonia.mendes@visitante.test',
    phone: '(11) 90000-0021',
    subject: 'Orçamento Personalizado',
    message: 'Gostaria de um vestido parecido com o Lírio, mas com manga longa. Vocês fazem sob medida?',
    hoursAgo: 18,
  },
  {
    name: 'Daniela Prates',
    email: 'daniela.prates@visitante.test',
    phone: null,
    subject: 'Informações sobre Vestidos',
    message: 'A Hortênsia pode ser feita em marfim? Meu casamento é daqui a sete meses.',
    hoursAgo: 70,
  },
  {
    name: 'Cristina Vidal',
    email: 'cristina.vidal@visitante.test',
    phone: '(21) 90000-0022',
    subject: 'Ajustes e Alterações',
    message: 'Comprei um vestido com vocês há dois anos e queria transformar em midi. É possível?',
    hoursAgo: 12 * day,
  },
] as const

export const newsletterReaders: readonly CustomerKey[] = [
  'marina',
  'beatriz',
  'camila',
  'aline',
  'gabriela',
  'leticia',
]

export const favorites: readonly { customer: CustomerKey; slugs: readonly string[] }[] = [
  { customer: 'marina', slugs: ['acucena', 'orquidea', 'tiara-ipe', 'bolero-brisa'] },
  { customer: 'leticia', slugs: ['hortensia', 'dalia'] },
  { customer: 'isabela', slugs: ['lirio', 'jasmim', 'magnolia'] },
  { customer: 'gabriela', slugs: ['orquidea', 'veu-serenata'] },
]
