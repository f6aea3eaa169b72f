export const categories = [
  'Princesa',
  'Evasê',
  'Sereia',
  'Reto',
  'Império',
  'Midi',
  'Madrinhas',
  'Daminhas',
  'Acessórios',
] as const

/** What the atelier says of some of its collections, below the title of their pages. */
export const categoryTexts: Partial<Record<(typeof categories)[number], string>> = {
  Império:
    'A cintura sobe e o tecido cai solto até o chão. Para casamentos ao ar livre, para quem está grávida e para quem quer dançar até o fim.',
  Madrinhas: 'Cada uma escolhe o modelo; a cor nós acertamos juntas, com o tecido do mesmo rolo.',
  Daminhas: 'Vestidos leves, sem nada que pinique, com folga na costura para quem ainda cresce até o dia.',
}

export type CategoryName = (typeof categories)[number]
