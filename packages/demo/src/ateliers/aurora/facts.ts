import type { ProductFacts } from '@shop/contract/product-facts'

const storage = 'Guarde na caixa de papel que vai com ele, longe do sol'
const satinCare = ['Lavagem a seco', 'Ferro morno pelo avesso, com um pano por cima', storage]
const crepeCare = ['Lavagem a seco', 'Vapor a um palmo do tecido', storage]
const pleatedCare = ['À mão, com sabão neutro e água fria', 'Seque pendurado; não passe o plissado', storage]

/** The model of the drawings. */
const model = { modelHeightMm: 1760, modelHeelMm: 70, modelSize: '38' }

export const facts: Readonly<Record<string, ProductFacts>> = {
  vesper: {
    fabric: 'Cetim com elastano, cortado no viés',
    lining: 'Da mesma cor, até o joelho',
    train: 'Curta, na própria barra',
    closing: 'Zíper invisível na lateral',
    care: satinCare,
    swatches: [{ fabric: 'cetim', note: 'no viés' }],
    fitNote: 'O viés cede um pouco com o corpo. Escolha pelo quadril; o busto se acerta nas alças.',
    bodyEase: 2,
    skirtWeight: 1,
    ...model,
  },
  serena: {
    fabric: 'Crepe encorpado, fosco',
    lining: 'Microfibra com toque de malha',
    train: 'Média, com alça por dentro',
    closing: 'Zíper nas costas e um botão forrado na gola',
    care: crepeCare,
    swatches: [{ fabric: 'crepe', note: 'encorpado' }],
    fitNote: 'Rente do busto ao quadril. Entre dois tamanhos, fique com o maior e ajuste a cintura na prova.',
    bodyEase: 1,
    skirtWeight: 2,
    ...model,
  },
  poente: {
    fabric: 'Crepe no corpo e na saia, chiffon plissado nas mangas',
    lining: 'Microfibra; mangas sem forro',
    train: 'Capela',
    closing: 'Zíper nas costas; punhos com três botões',
    care: crepeCare,
    swatches: [
      { fabric: 'crepe', note: 'no corpo e na saia' },
      { fabric: 'chiffon', note: 'plissado, nas mangas' },
    ],
    fitNote: 'Justo até a cintura; a saia não toca o quadril. Escolha pelo busto.',
    bodyEase: 2,
    skirtWeight: 3,
    ...model,
  },
  zenite: {
    fabric: 'Cetim encorpado, com brilho baixo',
    lining: 'Algodão no corpete, tule e cetim leve na saia',
    train: 'Capela, na própria saia',
    closing: 'Amarração nas costas, sob uma vista de botões',
    care: satinCare,
    swatches: [
      { fabric: 'cetim', note: 'encorpado' },
      { fabric: 'tule-de-seda', note: 'por baixo da saia' },
    ],
    fitNote: 'A amarração acompanha o corpo no dia. A prova de tela vem antes do corte do tecido.',
    bodyEase: 1,
    skirtWeight: 5,
    ...model,
  },
  estela: {
    fabric: 'Renda floral sobre forro acetinado',
    lining: 'Cetim leve, com corpete curto por dentro',
    train: 'Catedral, de renda',
    closing: 'Zíper nas costas e colchetes no corpete',
    care: ['Lavagem a seco', 'Vapor de longe, nunca ferro na renda', storage],
    swatches: [
      { fabric: 'renda-floral', note: 'recortada no decote' },
      { fabric: 'cetim', note: 'no forro' },
    ],
    fitNote: 'Marca o quadril e solta no joelho. Se as coxas pedirem folga, escolha o tamanho maior.',
    bodyEase: 1,
    skirtWeight: 3,
    ...model,
  },
  lume: {
    fabric: 'Chiffon plissado',
    lining: 'Da mesma cor, leve, até o pé',
    closing: 'Transpassado, com colchetes por dentro',
    care: pleatedCare,
    swatches: [{ fabric: 'chiffon', note: 'plissado' }],
    fitNote: 'Solto da faixa para baixo. Escolha pelo busto, mesmo na gravidez.',
    bodyEase: 4,
    skirtWeight: 1,
    ...model,
  },
}
