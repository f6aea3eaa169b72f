import type { PlannedProduct } from '../../catalogue/demo-product.ts'
import type { pictures } from './pictures.gen.ts'

const sizes = ['36', '38', '40', '42', '44', '46']

type AuroraProduct = PlannedProduct<string, keyof typeof pictures>

export const products: readonly AuroraProduct[] = [
  {
    slug: 'vesper',
    name: 'Vésper',
    collection: 'Linha reta',
    priceCents: 389_000,
    description:
      'Reto em cetim cortado no viés, com alças finas e um decote que cai em ondas sobre o colo. As costas descem em V até a cintura. Não tem barbatana nem armação: quem sustenta é o corte. A cauda é curta e sai da própria barra, sem emenda. Um vestido para o fim de tarde que segue noite adentro.',
    sizes,
    colors: ['Branco', 'Champagne'],
    stock: 9,
    featured: true,
    pictures: [
      {
        name: 'vesper',
        alt: 'Vestido reto branco de cetim com alças finas, decote em ondas e cauda curta, visto de frente',
      },
    ],
  },
  {
    slug: 'serena',
    name: 'Serena',
    collection: 'Linha reta',
    priceCents: 446_000,
    description:
      'Reto em crepe encorpado, de gola alta e ombros livres. Duas pences longas desenham o corpo do peito ao quadril; o resto é silêncio. Fecha nas costas com um único botão forrado e abre numa fenda que só aparece quando se anda. A cauda acompanha o passo e se prende com uma alça por dentro.',
    sizes,
    colors: ['Branco', 'Off-White'],
    stock: 7,
    offers: { ready: 0, made_to_order: 0 },
    plan: 'Vestido liso',
    featured: false,
    pictures: [
      {
        name: 'serena',
        alt: 'Vestido reto branco de crepe com gola alta, ombros à mostra e cauda lateral, visto de frente',
      },
    ],
  },
  {
    slug: 'poente',
    name: 'Poente',
    collection: 'Evasê',
    priceCents: 578_000,
    description:
      'Evasê em crepe com decote quadrado e mangas de chiffon plissado, cheias no braço e justas no punho. Os recortes descem do busto à barra e dão à saia um movimento amplo sem volume na cintura. O punho fecha com três botões pequenos. Foi pensado para igreja de pedra e para varanda ao pôr do sol.',
    sizes,
    colors: ['Marfim', 'Off-White'],
    stock: 6,
    offers: { ready: 0, made_to_order: 0, made_to_measure: 540_00 },
    plan: 'Vestido liso',
    featured: true,
    pictures: [
      {
        name: 'poente',
        alt: 'Vestido evasê marfim com decote quadrado, mangas bufantes plissadas e saia ampla em recortes, visto de frente',
      },
    ],
  },
  {
    slug: 'zenite',
    name: 'Zênite',
    collection: 'Baile',
    priceCents: 980_000,
    description:
      'Baile em cetim encorpado, com ombros à mostra e mangas curtas drapeadas. O corpete tem onze barbatanas e termina em bico sobre a saia, que abre em pregas fundas montadas uma a uma. Por dentro há um cinto que segura o peso e deixa os braços livres. É o vestido mais trabalhoso da casa, e só o fazemos com prova de tela antes do tecido.',
    sizes,
    colors: ['Marfim'],
    stock: 0,
    offers: { made_to_order: 0, made_to_measure: 900_00 },
    plan: 'Vestido bordado',
    featured: true,
    pictures: [
      {
        name: 'zenite',
        alt: 'Vestido de baile marfim de cetim com ombros à mostra, corpete em bico e saia ampla de pregas, visto de frente',
      },
    ],
  },
  {
    slug: 'estela',
    name: 'Estela',
    collection: 'Sereia',
    priceCents: 824_000,
    description:
      'Sereia de renda floral sobre forro acetinado, tomara que caia com decote coração recortado flor a flor. A renda é mais densa no busto e na barra e se abre no quadril, para o corpo respirar. Do joelho sai uma saia de nesgas com cauda. Por dentro, um corpete curto com fita de silicone: dá para levantar os braços sem pensar nele.',
    sizes: ['36', '38', '40', '42', '44'],
    colors: ['Branco', 'Marfim'],
    stock: 3,
    offers: { ready: 0, made_to_order: 0, made_to_measure: 780_00 },
    plan: 'Vestido bordado',
    featured: false,
    pictures: [
      {
        name: 'estela',
        alt: 'Vestido sereia branco de renda floral, tomara que caia com decote coração e cauda, visto de frente',
      },
    ],
  },
  {
    slug: 'lume',
    name: 'Lume',
    collection: 'Império',
    priceCents: 290_000,
    description:
      'Império em chiffon champagne todo plissado, com decote transpassado e mangas borboleta que param no cotovelo. A faixa abaixo do busto é do mesmo tecido e ajusta por dentro, com dois colchetes. Pesa menos de um quilo, viaja dobrado e volta ao lugar com o vapor do banho. Para o civil, para a praia e para quem está grávida.',
    sizes,
    colors: ['Champagne', 'Off-White'],
    stock: 12,
    featured: false,
    pictures: [
      {
        name: 'lume',
        alt: 'Vestido império champagne plissado com decote transpassado e mangas borboleta, visto de frente',
      },
    ],
  },
]

export const selection = ['poente', 'vesper', 'zenite', 'estela', 'serena', 'lume']

export const complements = { zenite: ['estela', 'poente'], vesper: ['serena', 'lume'] }
