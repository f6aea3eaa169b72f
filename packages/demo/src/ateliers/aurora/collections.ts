import type { PlannedCollection } from '../atelier.ts'

export const collections: readonly PlannedCollection[] = [
  {
    name: 'Linha reta',
    text: 'Do ombro ao chão sem uma costura a mais. O tecido faz o desenho; a modelagem faz o resto.',
    cover: {
      picture: 'vesper',
      alt: 'Vestido reto branco de cetim com decote em ondas, diante de um sol laranja',
    },
  },
  {
    name: 'Evasê',
    text: 'A saia abre da cintura para baixo, com peso para cair e leveza para andar. Veste bem em qualquer altura.',
    cover: { picture: 'poente', alt: 'Vestido evasê marfim com mangas bufantes, diante de um sol laranja' },
  },
  {
    name: 'Baile',
    text: 'Corpete firme e saia inteira. Para quem sempre soube que entraria assim.',
    cover: {
      picture: 'zenite',
      alt: 'Vestido de baile marfim com ombros à mostra, diante de um sol laranja',
    },
  },
  {
    name: 'Sereia',
    text: 'Acompanha o corpo até o joelho e solta. Provado sentada, dançando e subindo escada.',
    cover: { picture: 'estela', alt: 'Vestido sereia branco de renda com cauda, diante de um sol laranja' },
  },
  {
    name: 'Império',
    text: 'A cintura sobe, o pregueado desce. Confortável do almoço ao último brinde.',
    cover: { picture: 'lume', alt: 'Vestido império champagne pregueado, diante de um sol laranja' },
  },
]
