import { defaultSizes } from '@shop/contract/constants'
import type { DemoProduct } from './demo-product.ts'

export const slimLines: readonly DemoProduct[] = [
  {
    slug: 'orquidea',
    name: 'Orquídea',
    collection: 'Sereia',
    priceCents: 745_000,
    description:
      'Sereia inteira de renda marfim sobre forro champagne, com decote coração recortado na própria flor do tecido. O corpo acompanha o quadril até a altura do joelho e abre em evasê, com cauda que sai da barra. Nas costas, a amarração tipo corset molda a cintura e dispensa alças. É firme onde precisa e macia onde toca: dá para sentar, abraçar e dançar.',
    sizes: defaultSizes,
    colors: ['Marfim', 'Off-White'],
    stock: 4,
    featured: true,
    pictures: [
      {
        name: 'orquidea-frente',
        alt: 'Vestido sereia marfim todo de renda, tomara que caia com decote coração e cauda, visto de frente',
      },
      {
        name: 'orquidea-costas',
        alt: 'Costas do vestido sereia marfim de renda: amarração tipo corset e barra aberta em evasê',
      },
      {
        name: 'orquidea-detalhe',
        alt: 'Detalhe do decote coração recortado na renda marfim e da cintura, com amostra da renda',
      },
    ],
  },
  {
    slug: 'angelica',
    name: 'Angélica',
    collection: 'Sereia',
    priceCents: 635_000,
    description:
      'Sereia em crepe champagne com decote ilusão: a renda cobre colo, ombros e mangas longas sobre um tule da cor da pele. As costas repetem a transparência até a cintura e fecham com botões forrados. A saia lisa assenta no quadril e abre no joelho, com renda subindo da barra. Modelada para curvas de verdade, do P ao XGG.',
    sizes: ['P', 'M', 'G', 'GG', 'XGG'],
    colors: ['Champagne', 'Marfim'],
    stock: 10,
    featured: false,
    pictures: [
      {
        name: 'angelica-frente',
        alt: 'Vestido sereia champagne com decote ilusão, mangas longas de renda e barra rendada, visto de frente',
      },
      {
        name: 'angelica-costas',
        alt: 'Costas do vestido sereia champagne: renda transparente até a cintura e botões forrados',
      },
      {
        name: 'angelica-detalhe',
        alt: 'Detalhe da renda champagne sobre decote ilusão e corpete coração, com saia de crepe e amostra da renda',
      },
    ],
  },
  {
    slug: 'lirio',
    name: 'Lírio',
    collection: 'Reto',
    priceCents: 429_000,
    description:
      'Reto em cetim de seda cortado no viés, com decote degagê que cai em ondas e alças finas. As costas ficam nuas até a cintura. Escorrega pelo corpo e termina numa cauda curta, sem armação e sem peso. Para casamentos ao ar livre, no cartório ou para trocar de vestido antes da pista.',
    sizes: defaultSizes,
    colors: ['Off-White', 'Champagne'],
    stock: 14,
    featured: false,
    pictures: [
      {
        name: 'lirio-frente',
        alt: 'Vestido reto off-white de cetim com decote degagê e alças finas, com cauda curta, visto de frente',
      },
      {
        name: 'lirio-costas',
        alt: 'Costas nuas do vestido reto off-white de cetim, com alças finas e decote até a cintura',
      },
      {
        name: 'lirio-detalhe',
        alt: 'Detalhe do decote degagê em ondas no cetim off-white com alças finas, com amostra do cetim',
      },
    ],
  },
  {
    slug: 'jasmim',
    name: 'Jasmim',
    collection: 'Reto',
    priceCents: 465_000,
    description:
      'Reto em crepe branco, com gola halter alta que alonga o pescoço e deixa os ombros livres. Na frente, tudo é silêncio; nas costas, o decote aberto vai da nuca à cintura e fecha com um único botão. O crepe encorpado alisa a silhueta sem marcar e cai até uma cauda pequena.',
    sizes: ['PP', 'P', 'M', 'G'],
    colors: ['Branco'],
    stock: 0,
    featured: false,
    pictures: [
      {
        name: 'jasmim-frente',
        alt: 'Vestido reto branco de crepe com gola halter e cauda pequena, visto de frente',
      },
      {
        name: 'jasmim-costas',
        alt: 'Costas do vestido reto branco de crepe: abertas da nuca à cintura, com barra levemente evasê',
      },
      {
        name: 'jasmim-detalhe',
        alt: 'Detalhe da gola halter alta e das pences do corpo de crepe branco, com amostra do crepe',
      },
    ],
  },
  {
    slug: 'verbena',
    name: 'Verbena',
    collection: 'Império',
    priceCents: 498_000,
    description:
      'Império em musseline plissada, com decote em V transpassado e mangas curtas esvoaçantes. A faixa marca a linha logo abaixo do busto e a saia cai reta em pregas finíssimas, que se abrem a cada passo. As costas têm decote em V e pequenos botões forrados. Leve, fresco e confortável também para noivas grávidas.',
    sizes: defaultSizes,
    colors: ['Off-White', 'Branco'],
    stock: 12,
    featured: false,
    pictures: [
      {
        name: 'verbena-frente',
        alt: 'Vestido império off-white de musseline plissada com decote em V e mangas esvoaçantes, visto de frente',
      },
      {
        name: 'verbena-costas',
        alt: 'Costas do vestido império off-white de musseline: decote em V, faixa alta e botões forrados',
      },
      {
        name: 'verbena-detalhe',
        alt: 'Detalhe do decote em V transpassado e da faixa alta sobre a musseline plissada off-white, com amostra do tecido',
      },
    ],
  },
  {
    slug: 'violeta',
    name: 'Violeta',
    collection: 'Midi',
    priceCents: 289_000,
    description:
      'Midi branco com decote canoa e manguinhas godê, corpo em mikado e saia rodada de tule poá. Um laço fino marca a cintura na frente e outro, maior, fecha as costas sobre a fila de botões. O comprimento abaixo do joelho pede um sapato bonito. Nasceu para o civil e para casamentos de manhã.',
    sizes: defaultSizes,
    colors: ['Branco', 'Off-White', 'Rosé'],
    stock: 16,
    featured: false,
    pictures: [
      {
        name: 'violeta-frente',
        alt: 'Vestido midi branco com decote canoa, mangas curtas, laço na cintura e saia rodada de tule poá, visto de frente',
      },
      {
        name: 'violeta-costas',
        alt: 'Costas do vestido midi branco: fila de botões, laço na cintura e saia rodada de tule poá',
      },
      {
        name: 'violeta-detalhe',
        alt: 'Detalhe do decote canoa, do laço na cintura e do tule poá branco, com amostra do tecido',
      },
    ],
  },
]
