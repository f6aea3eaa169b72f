import { accessorySize, defaultSizes } from '@shop/contract/constants'
import type { DemoProduct } from './demo-product.ts'

export const partyAndAccessories: readonly DemoProduct[] = [
  {
    slug: 'madrinha-begonia',
    name: 'Begônia',
    collection: 'Madrinhas',
    priceCents: 149_000,
    description:
      'Vestido de madrinha em musseline rosé, de um ombro só, com drapeado diagonal que marca a cintura. A saia evasê cai em gomos leves até o chão e não amassa na viagem. Forro inteiro e fechamento invisível nas costas.',
    sizes: defaultSizes,
    colors: ['Rosé', 'Champagne', 'Sálvia'],
    stock: 22,
    featured: false,
    pictures: [
      {
        name: 'madrinha-begonia-frente',
        alt: 'Vestido longo de madrinha rosé de um ombro só, drapeado na cintura e saia evasê, visto de frente',
      },
      {
        name: 'madrinha-begonia-costas',
        alt: 'Costas do vestido de madrinha rosé de um ombro só com saia evasê',
      },
      {
        name: 'madrinha-begonia-detalhe',
        alt: 'Detalhe do drapeado diagonal e da faixa na cintura em musseline rosé, com amostra do tecido',
      },
    ],
  },
  {
    slug: 'madrinha-alecrim',
    name: 'Alecrim',
    collection: 'Madrinhas',
    priceCents: 138_000,
    description:
      'Vestido de madrinha em cetim sálvia, transpassado, com decote em V e mangas soltas de musseline. A linha reta alonga e a faixa ajusta a cintura de corpos diferentes, para que o grupo inteiro fique bem na foto. Costas em V com botões forrados.',
    sizes: defaultSizes,
    colors: ['Sálvia', 'Rosé'],
    stock: 18,
    featured: false,
    pictures: [
      {
        name: 'madrinha-alecrim-frente',
        alt: 'Vestido longo de madrinha sálvia com decote em V transpassado e mangas soltas, visto de frente',
      },
      {
        name: 'madrinha-alecrim-costas',
        alt: 'Costas do vestido de madrinha sálvia: decote em V e botões forrados',
      },
      {
        name: 'madrinha-alecrim-detalhe',
        alt: 'Detalhe do transpassado e das mangas de musseline sálvia, com amostra do cetim',
      },
    ],
  },
  {
    slug: 'daminha-margarida',
    name: 'Margarida',
    collection: 'Daminhas',
    priceCents: 89_000,
    description:
      'Vestido de daminha com corpo de renda, mangas bufantes e saia rodada de tule com flores na barra. A faixa rosé amarra em laço e acompanha o crescimento até o grande dia. Forro de algodão, porque criança precisa correr.',
    sizes: ['2', '4', '6', '8', '10'],
    colors: ['Branco', 'Off-White'],
    stock: 15,
    featured: false,
    pictures: [
      {
        name: 'daminha-margarida',
        alt: 'Vestido de daminha branco com corpo de renda, mangas bufantes, faixa rosé com laço e saia de tule com barra de renda, no cabide',
      },
    ],
  },
  {
    slug: 'veu-serenata',
    name: 'Véu Serenata',
    collection: 'Acessórios',
    priceCents: 129_000,
    description:
      'Véu catedral de três metros em tule macio, com renda aplicada que nasce rala nos ombros e se fecha na barra. Preso por pente, não puxa o penteado e se solta em um gesto depois da cerimônia.',
    sizes: [accessorySize],
    colors: ['Off-White', 'Branco', 'Marfim'],
    stock: 13,
    featured: false,
    pictures: [
      {
        name: 'veu-serenata',
        alt: 'Véu catedral off-white de tule com renda aplicada na borda, visto de costas sobre um vestido evasê',
      },
    ],
  },
  {
    slug: 'tiara-ipe',
    name: 'Tiara Ipê',
    collection: 'Acessórios',
    priceCents: 68_000,
    description:
      'Tiara de arame dourado com flores de porcelana fria e pérolas, montada ramo a ramo. Leve, com base flexível que se ajusta à cabeça e furos para grampos.',
    sizes: [accessorySize],
    colors: ['Dourado'],
    stock: 9,
    featured: false,
    pictures: [
      {
        name: 'tiara-ipe',
        alt: 'Tiara dourada com ramos, flores brancas de porcelana e pérolas',
      },
    ],
  },
  {
    slug: 'sapato-valsa',
    name: 'Sapato Valsa',
    collection: 'Acessórios',
    priceCents: 79_000,
    description:
      'Scarpin em cetim marfim com bico de renda e uma flor discreta. Salto de 8 cm, firme, com palmilha macia pensada para a festa toda.',
    sizes: ['34', '35', '36', '37', '38', '39'],
    colors: ['Marfim', 'Off-White'],
    stock: 11,
    units: { Marfim: [0, 1, 2, 2, 1, 0], 'Off-White': [1, 1, 1, 1, 1, 0] },
    featured: false,
    pictures: [
      {
        name: 'sapato-valsa',
        alt: 'Par de sapatos scarpin de cetim marfim com bico de renda e salto médio',
      },
    ],
  },
  {
    slug: 'bolero-brisa',
    name: 'Bolero Brisa',
    collection: 'Acessórios',
    priceCents: 98_000,
    description:
      'Bolero de renda off-white com mangas três quartos e frente aberta em curva. Cobre os ombros na cerimônia e transforma um vestido de alças ou tomara que caia sem esconder o corte.',
    sizes: ['P', 'M', 'G'],
    colors: ['Off-White', 'Marfim'],
    stock: 10,
    featured: false,
    pictures: [
      {
        name: 'bolero-brisa',
        alt: 'Bolero off-white de renda com mangas três quartos sobre um vestido reto de cetim',
      },
    ],
  },
]
