import type { Synonym } from '@shop/contract/search'

/** What brides search for under another name. */
export const synonyms: readonly Synonym[] = [
  {
    term: 'plus size',
    meanings: [],
    sizes: ['XGG'],
    note: 'Aqui plus size são as peças feitas até o XGG. E todo vestido pode ser cortado nas suas medidas.',
  },
  {
    term: 'macacão',
    meanings: ['reto', 'midi'],
    sizes: [],
    note: 'Ainda não fazemos macacão. Para essa procura, o ateliê sugere linhas retas e vestidos curtos.',
  },
  { term: 'casamento civil', meanings: ['midi', 'reto'], sizes: [], note: null },
  { term: 'florista', meanings: ['daminha'], sizes: [], note: null },
  { term: 'grinalda', meanings: ['tiara', 'véu'], sizes: [], note: null },
]

/** The atelier's selection in its order, by slug. */
export const selection: readonly string[] = [
  'acucena',
  'hortensia',
  'camelia',
  'orquidea',
  'lirio',
  'dalia',
  'verbena',
  'magnolia',
  'angelica',
  'jasmim',
  'violeta',
  'gardenia',
  'madrinha-begonia',
  'madrinha-alecrim',
  'daminha-margarida',
  'veu-serenata',
  'tiara-ipe',
  'sapato-valsa',
  'bolero-brisa',
]

/** What the atelier shows with a product, by slug. The others are completed by the shop's own rule. */
export const complements: Readonly<Record<string, readonly string[]>> = {
  acucena: ['veu-serenata', 'sapato-valsa', 'tiara-ipe', 'bolero-brisa'],
  hortensia: ['tiara-ipe', 'veu-serenata', 'sapato-valsa'],
  lirio: ['bolero-brisa', 'sapato-valsa', 'veu-serenata'],
  'madrinha-begonia': ['madrinha-alecrim', 'daminha-margarida'],
  'veu-serenata': ['tiara-ipe', 'acucena', 'hortensia', 'sapato-valsa'],
}
