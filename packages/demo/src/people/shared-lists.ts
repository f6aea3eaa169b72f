import type { CustomerKey } from './person.ts'

/** A customer's favourites behind a link, and what those to whom she sent it have left. */
export const sharedList: {
  customer: CustomerKey
  message: string
  people: readonly {
    name: string
    hearts: readonly string[]
    comments: readonly { slug: string; text: string }[]
  }[]
} = {
  customer: 'marina',
  message: 'Estou entre estes e preciso de olhos de confiança. Toque no coração dos que têm a minha cara.',
  people: [
    {
      name: 'Mãe',
      hearts: ['acucena', 'tiara-ipe'],
      comments: [{ slug: 'acucena', text: 'Chorei só de ver a manga.' }],
    },
    {
      name: 'Bia',
      hearts: ['acucena', 'orquidea'],
      comments: [{ slug: 'acucena', text: 'É você entrando na igreja.' }],
    },
    {
      name: 'Júlia',
      hearts: ['acucena', 'orquidea', 'tiara-ipe'],
      comments: [{ slug: 'orquidea', text: 'Linda, mas dá para dançar?' }],
    },
  ],
}
