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

export type CategoryName = (typeof categories)[number]
