import type { ProductFacts } from '@shop/contract/product-facts'
import { laceCare, lightCare, satinCare } from './care.ts'

/** The model of the drawings of the brides' dresses. */
const model = { modelHeightMm: 1740, modelHeelMm: 80, modelSize: 'M' }

export const brideFacts: Readonly<Record<string, ProductFacts>> = {
  acucena: {
    fabric: 'Tule de seda com renda floral, aplicada à mão flor a flor',
    lining: 'Cetim leve; mangas sem forro',
    train: 'Capela, leve o bastante para dançar com ela',
    closing: 'Botões forrados nas costas, até a cintura',
    care: laceCare,
    swatches: [
      { fabric: 'renda-floral', note: 'bordada flor a flor' },
      { fabric: 'tule-de-seda', note: 'na saia' },
      { fabric: 'cetim', note: 'no forro' },
    ],
    fitNote:
      'Justo até a cintura e solto dali para baixo: a saia não marca o quadril. Se você está entre dois tamanhos, fique com o maior; a cintura se acerta na prova.',
    bodyEase: 2,
    skirtWeight: 2,
    ...model,
  },
  camelia: {
    fabric: 'Cetim duchesse, encorpado e fresco',
    closing: 'Botões forrados nas costas, do decote à cintura',
    care: satinCare,
    swatches: [{ fabric: 'cetim', note: 'duchesse, em pregas fundas' }],
    fitNote:
      'O corpete de barbatanas é firme e marca a cintura; a saia abre logo abaixo dela e deixa o quadril livre. Escolha pelo busto e pela cintura.',
    bodyEase: 1,
    skirtWeight: 4,
    ...model,
  },
  dalia: {
    fabric: 'Tule em muitas camadas, com pétalas e barra de renda',
    closing: 'Amarração de fita nas costas, que se ajusta no dia',
    care: laceCare,
    swatches: [
      { fabric: 'tule-de-seda', note: 'em camadas, na saia' },
      { fabric: 'renda-floral', note: 'no corpo e na barra' },
      { fabric: 'organza', note: 'nas mangas, que se soltam' },
    ],
    fitNote:
      'A amarração das costas acompanha o corpo no dia, e a saia ampla não toca o quadril. Entre dois tamanhos, escolha o menor.',
    bodyEase: 2,
    skirtWeight: 4,
    ...model,
  },
  hortensia: {
    fabric: 'Tule com renda aplicada à mão, em degradê na saia',
    closing: 'Botões de pérola nas costas',
    care: laceCare,
    swatches: [
      { fabric: 'renda-floral', note: 'aplicada à mão' },
      { fabric: 'tule-de-seda', note: 'no decote ilusão e na saia' },
    ],
    fitNote:
      'O corpete sustenta por baixo do tule, que fica rente aos ombros e aos braços. Escolha pelo busto; a saia é ampla.',
    bodyEase: 1,
    skirtWeight: 5,
    ...model,
  },
  magnolia: {
    fabric: 'Crepe encorpado; mangas de musseline plissada',
    closing: 'Linha contínua de botões forrados nas costas',
    care: satinCare,
    swatches: [
      { fabric: 'crepe', note: 'no corpo e na saia' },
      { fabric: 'chiffon', note: 'plissado, nas mangas' },
    ],
    fitNote:
      'As pences afinam a cintura sem apertar, e o crepe cai pesado sobre o quadril. As mangas são largas até o punho.',
    bodyEase: 3,
    skirtWeight: 3,
    ...model,
  },
  gardenia: {
    fabric: 'Cetim com brilho de pérola',
    train: 'Discreta, na própria saia',
    closing: 'Amarração tipo corset nas costas, ajusta até dois números',
    care: satinCare,
    swatches: [{ fabric: 'cetim', note: 'em pregas largas' }],
    fitNote:
      'O corpete sustenta sem alças, e a amarração ajusta até dois números. Escolha pelo busto: a cintura se acerta na fita.',
    bodyEase: 2,
    skirtWeight: 3,
    ...model,
  },
  orquidea: {
    fabric: 'Renda floral inteira, recortada na flor no decote',
    lining: 'Champagne, por baixo de toda a renda',
    train: 'Sai da própria barra',
    closing: 'Amarração tipo corset nas costas',
    care: laceCare,
    swatches: [{ fabric: 'renda-floral', note: 'do decote à barra' }],
    fitNote:
      'Acompanha o corpo até a altura do joelho e abre dali para baixo. É o quadril que decide o tamanho; a cintura se molda na amarração.',
    bodyEase: 1,
    skirtWeight: 3,
    ...model,
  },
  angelica: {
    fabric: 'Crepe, com renda sobre tule da cor da pele',
    closing: 'Botões forrados nas costas',
    care: laceCare,
    swatches: [
      { fabric: 'crepe', note: 'na saia' },
      { fabric: 'renda-floral', note: 'no colo, nas mangas e na barra' },
    ],
    fitNote:
      'Assenta no quadril e abre no joelho. Foi modelada para curvas, do P ao XGG; entre dois tamanhos, fique com o maior.',
    bodyEase: 2,
    skirtWeight: 3,
    ...model,
  },
  lirio: {
    fabric: 'Cetim de seda, cortado no viés',
    train: 'Curta, sem armação',
    care: satinCare,
    swatches: [{ fabric: 'cetim', note: 'de seda, no viés' }],
    fitNote:
      'Escorrega pelo corpo sem apertar, e o viés cede um pouco no quadril. As costas ficam nuas até a cintura.',
    bodyEase: 4,
    skirtWeight: 1,
    ...model,
  },
  jasmim: {
    fabric: 'Crepe encorpado',
    train: 'Pequena',
    closing: 'Um único botão, na nuca',
    care: satinCare,
    swatches: [{ fabric: 'crepe', note: 'liso, da gola à cauda' }],
    fitNote: 'O crepe alisa a silhueta sem marcar. A gola fecha alta no pescoço, e os ombros ficam livres.',
    bodyEase: 3,
    skirtWeight: 2,
    ...model,
  },
  verbena: {
    fabric: 'Musseline plissada',
    closing: 'Pequenos botões forrados nas costas',
    care: lightCare,
    swatches: [{ fabric: 'chiffon', note: 'plissado, da faixa à barra' }],
    fitNote:
      'Marca só abaixo do busto e cai solto dali: confortável também para noivas grávidas. Escolha pelo busto.',
    bodyEase: 5,
    skirtWeight: 1,
    ...model,
  },
  violeta: {
    fabric: 'Mikado no corpo, tule poá na saia',
    closing: 'Fila de botões e laço nas costas',
    care: satinCare,
    swatches: [{ fabric: 'tule-de-seda', note: 'na saia rodada' }],
    fitNote: 'O corpo é estruturado e justo na cintura; a saia rodada termina abaixo do joelho.',
    bodyEase: 2,
    skirtWeight: 2,
    ...model,
  },
}
