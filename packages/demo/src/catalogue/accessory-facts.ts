import type { ProductFacts } from '@shop/contract/product-facts'
import { laceCare, lightCare, satinCare } from './care.ts'

/** The model of the drawings of the bridesmaids' dresses. */
const model = { modelHeightMm: 1700, modelHeelMm: 70, modelSize: 'M' }

/** Of bridesmaids, flower girls and accessories. */
export const accessoryFacts: Readonly<Record<string, ProductFacts>> = {
  'madrinha-begonia': {
    fabric: 'Musseline, que não amassa na viagem',
    lining: 'Inteiro',
    closing: 'Invisível, nas costas',
    care: lightCare,
    swatches: [{ fabric: 'chiffon', note: 'em gomos leves' }],
    fitNote: 'O drapeado marca a cintura e a saia evasê cai solta até o chão.',
    bodyEase: 3,
    skirtWeight: 1,
    ...model,
  },
  'madrinha-alecrim': {
    fabric: 'Cetim, com mangas de musseline',
    closing: 'Transpassado, com faixa na cintura',
    care: satinCare,
    swatches: [
      { fabric: 'cetim', note: 'no corpo e na saia' },
      { fabric: 'chiffon', note: 'nas mangas' },
    ],
    fitNote: 'A faixa ajusta a cintura de corpos diferentes, e a linha reta alonga.',
    bodyEase: 3,
    skirtWeight: 2,
    ...model,
  },
  'daminha-margarida': {
    fabric: 'Renda no corpo, tule com flores na barra da saia',
    lining: 'Algodão',
    closing: 'Faixa que amarra em laço',
    care: [
      'À mão, com sabão neutro',
      'Seque à sombra, no cabide',
      'Vapor de longe, nunca ferro direto na renda',
    ],
    swatches: [
      { fabric: 'renda-floral', note: 'no corpo' },
      { fabric: 'tule-de-seda', note: 'na saia rodada' },
    ],
    fitNote: 'A faixa acompanha o crescimento até o grande dia. Entre dois tamanhos, escolha o maior.',
  },
  'veu-serenata': {
    fabric: 'Tule macio, com renda aplicada que se fecha na barra',
    closing: 'Pente, que se solta em um gesto',
    care: laceCare,
    swatches: [
      { fabric: 'tule-de-seda', note: 'três metros' },
      { fabric: 'renda-floral', note: 'aplicada na borda' },
    ],
  },
  'tiara-ipe': {
    fabric: 'Arame dourado, flores de porcelana fria e pérolas',
    closing: 'Base flexível, com furos para grampos',
    care: [
      'Limpe com um pano seco e macio',
      'Longe de perfume e de laquê',
      'Guarde na caixa, sem peso por cima',
    ],
  },
  'sapato-valsa': {
    fabric: 'Cetim, com bico de renda',
    lining: 'Palmilha macia',
    care: ['Limpe com um pano seco e macio', 'Guarde no saco, longe da luz'],
    swatches: [
      { fabric: 'cetim', note: 'no corpo do sapato' },
      { fabric: 'renda-floral', note: 'no bico' },
    ],
  },
  'bolero-brisa': {
    fabric: 'Renda floral',
    closing: 'Aberto na frente, em curva',
    care: laceCare,
    swatches: [{ fabric: 'renda-floral', note: 'com mangas três quartos' }],
    fitNote: 'Cobre os ombros e fica rente ao braço. Escolha o tamanho do seu vestido.',
  },
}
