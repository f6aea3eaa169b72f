import { defaultSizes } from '@shop/contract/constants'
import type { DemoProduct } from './demo-product.ts'

export const fullSkirts: readonly DemoProduct[] = [
  {
    slug: 'acucena',
    name: 'Açucena',
    collection: 'Evasê',
    priceCents: 689_000,
    description:
      'Evasê em tule de seda, com decote em V e mangas longas de renda que terminam rentes ao punho. As flores da renda descem do corpo para a saia e vão se juntando até a barra, bordadas uma a uma, sem repetir o desenho. O decote das costas acompanha o da frente e fecha na cintura com botões forrados; a cauda capela é leve o bastante para dançar com ela. Um vestido que se sente como segunda pele no corpo e como ar da cintura para baixo.',
    sizes: defaultSizes,
    colors: ['Off-White', 'Branco', 'Marfim'],
    stock: 8,
    offers: { ready: 0, made_to_order: 0, made_to_measure: 620_00 },
    featured: true,
    pictures: [
      {
        name: 'acucena-frente',
        alt: 'Vestido evasê off-white com decote em V, mangas longas de renda e saia de tule com flores de renda até a barra, visto de frente',
      },
      {
        name: 'acucena-costas',
        alt: 'Costas do vestido evasê off-white: decote profundo em V, mangas longas de renda e saia de tule rendada',
      },
      {
        name: 'acucena-detalhe',
        alt: 'Detalhe do corpo de renda off-white com decote em V e flores bordadas sobre o tule da cintura, com amostra da renda',
      },
    ],
  },
  {
    slug: 'camelia',
    name: 'Camélia',
    collection: 'Princesa',
    priceCents: 820_000,
    description:
      'Princesa em cetim duchesse, com ombros à mostra e mangas drapeadas que abraçam o braço. O corpete estruturado por barbatanas desce em bico sobre a cintura basca e abre em pregas fundas, que dão volume sem precisar de muitas anáguas. Nas costas, uma fila de botões forrados vai do decote à cintura. O cetim é encorpado e fresco: a saia se move inteira, como um sino.',
    sizes: defaultSizes,
    colors: ['Branco', 'Off-White'],
    stock: 1,
    units: { Branco: [0, 0, 1, 0, 0], 'Off-White': [0, 0, 0, 0, 0] },
    offers: { ready: 0, made_to_order: 0 },
    featured: true,
    pictures: [
      {
        name: 'camelia-frente',
        alt: 'Vestido princesa branco de cetim com ombros à mostra, mangas drapeadas, cintura em bico e saia ampla de pregas, visto de frente',
      },
      {
        name: 'camelia-costas',
        alt: 'Costas do vestido princesa branco de cetim: ombros à mostra e fila de botões forrados até a cintura',
      },
      {
        name: 'camelia-detalhe',
        alt: 'Detalhe do corpete de cetim branco com mangas drapeadas fora do ombro e cintura basca em bico, com amostra do cetim',
      },
    ],
  },
  {
    slug: 'dalia',
    name: 'Dália',
    collection: 'Princesa',
    priceCents: 948_000,
    description:
      'Princesa em muitas camadas de tule marfim, com decote coração contornado por pétalas de renda. As mangas bufantes são de organza e podem ser soltas para a festa. Nas costas, o corpete amarra com fita e se ajusta ao seu corpo no dia; na cintura, um cinto bordado separa a renda do tule. A barra de renda pesa na medida certa para a saia voltar sempre ao lugar.',
    sizes: defaultSizes,
    colors: ['Marfim', 'Off-White', 'Champagne'],
    stock: 7,
    featured: false,
    pictures: [
      {
        name: 'dalia-frente',
        alt: 'Vestido princesa marfim de tule com decote coração de renda, mangas bufantes e barra de renda, visto de frente com buquê de rosas',
      },
      {
        name: 'dalia-costas',
        alt: 'Costas do vestido princesa marfim: corpete de renda amarrado com fita, cinto bordado e mangas bufantes',
      },
      {
        name: 'dalia-detalhe',
        alt: 'Detalhe do corpete de renda marfim com decote coração, mangas bufantes de organza e buquê, com amostra da renda',
      },
    ],
  },
  {
    slug: 'hortensia',
    name: 'Hortênsia',
    collection: 'Princesa',
    priceCents: 1_290_000,
    description:
      'A peça mais trabalhada do ateliê: princesa com decote ilusão de tule quase invisível, onde a renda parece pousada na pele. Por baixo, um corpete coração sustenta tudo; por cima, as mangas três quartos e os ombros recebem flores aplicadas à mão ao longo de semanas. A saia de tule leva renda espalhada em degradê e fecha nas costas com botões de pérola. Feita sob encomenda, em poucas unidades por ano.',
    sizes: defaultSizes,
    colors: ['Off-White', 'Marfim'],
    stock: 2,
    featured: false,
    pictures: [
      {
        name: 'hortensia-frente',
        alt: 'Vestido princesa off-white com decote ilusão de renda, mangas três quartos e saia ampla de tule bordado, visto de frente com véu e buquê',
      },
      {
        name: 'hortensia-costas',
        alt: 'Costas do vestido princesa off-white sob o véu: renda ilusão até o pescoço, botões de pérola e saia de tule bordado',
      },
      {
        name: 'hortensia-detalhe',
        alt: 'Detalhe da renda ilusão off-white sobre corpete coração, com mangas bordadas, véu e buquê, e amostra da renda',
      },
    ],
  },
  {
    slug: 'magnolia',
    name: 'Magnólia',
    collection: 'Evasê',
    priceCents: 512_000,
    description:
      'Evasê em crepe off-white, com decote quadrado e mangas bispo de musseline plissada presas no punho. As costas são altas e fechadas por uma linha contínua de botões forrados que segue pela saia. Nenhum bordado: o desenho está no corte, nas pences que afinam a cintura e no caimento pesado do crepe. Para a noiva que quer ser lembrada pela linha.',
    sizes: defaultSizes,
    colors: ['Off-White', 'Branco'],
    stock: 11,
    units: { 'Off-White': [1, 2, 2, 1, 1], Branco: [0, 1, 1, 2, 0] },
    featured: false,
    pictures: [
      {
        name: 'magnolia-frente',
        alt: 'Vestido evasê off-white de crepe com decote quadrado e mangas bispo longas, visto de frente',
      },
      {
        name: 'magnolia-costas',
        alt: 'Costas do vestido evasê off-white de crepe: fechadas até o pescoço, com linha de botões forrados até a saia',
      },
      {
        name: 'magnolia-detalhe',
        alt: 'Detalhe do decote quadrado de crepe off-white e das mangas bispo plissadas com punho, com amostra do crepe',
      },
    ],
  },
  {
    slug: 'gardenia',
    name: 'Gardênia',
    collection: 'Evasê',
    priceCents: 589_000,
    description:
      'Evasê tomara que caia em cetim marfim, com corpete que sustenta sem apertar e uma faixa com laço pequeno na cintura. A saia abre em pregas largas e termina em cauda discreta. Nas costas, a amarração tipo corset permite ajustar até dois números, o que deixa a prova tranquila e o dia mais ainda. O cetim tem brilho de pérola, nunca de festa.',
    sizes: ['P', 'M', 'G', 'GG', 'XGG'],
    colors: ['Marfim', 'Branco', 'Champagne'],
    stock: 0,
    offers: { made_to_order: 0 },
    featured: false,
    pictures: [
      {
        name: 'gardenia-frente',
        alt: 'Vestido evasê marfim de cetim tomara que caia com laço na cintura e saia de pregas, visto de frente',
      },
      {
        name: 'gardenia-costas',
        alt: 'Costas do vestido evasê marfim de cetim: amarração tipo corset e laço na cintura',
      },
      {
        name: 'gardenia-detalhe',
        alt: 'Detalhe do corpete tomara que caia de cetim marfim com faixa e laço na cintura, com amostra do cetim',
      },
    ],
  },
]
