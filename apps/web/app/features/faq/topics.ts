import { withdrawalDays } from '@shop/contract/constants'
import type { Store } from '@shop/contract/store'
import { numbersOf, workingDaysText } from '@shop/contract/store-numbers'
import { listOf } from '~/lib/format-list.ts'
import { collectionPath, paths } from '~/paths.ts'
import { paymentQuestions } from './payment-questions.ts'
import type { Topic } from './question.ts'

type Facts = Pick<Store, 'paymentMethods' | 'deliveryStates' | 'collections' | 'numbers'>

/** Frequent questions, answered according to the shop's current configuration. */
export function topicsOf(store: Facts): Topic[] {
  const { paymentMethods, deliveryStates, collections } = store
  const [first] = collections
  return [
    {
      title: 'Pedidos e entrega',
      questions: [
        {
          id: 'prazo-de-entrega',
          question: 'Qual é o prazo de entrega?',
          answer: [
            `De ${workingDaysText(numbersOf(store).deliveryDays)}, contados da confirmação do pagamento. Cada peça é feita ou ajustada para o seu pedido, por isso o prazo é o de um ateliê, não o de um estoque.`,
            'As datas previstas aparecem na página do produto, no carrinho e no seu pedido. Fins de semana e feriados nacionais não contam.',
          ],
        },
        {
          id: 'frete',
          question: 'Quanto custa o frete?',
          answer: ['Nada. O frete é grátis em todos os pedidos.'],
        },
        {
          id: 'onde-entregamos',
          question: 'Para quais estados vocês entregam?',
          answer: [
            `Hoje entregamos em ${listOf(deliveryStates)}. Também dá para retirar no ateliê, sem custo: escolha na compra. Se você mora em outro estado, fale com a gente: podemos combinar.`,
          ],
          more: [{ to: paths.contact, text: 'Falar com o ateliê' }],
        },
        {
          id: 'acompanhar-pedido',
          question: 'Como acompanho o meu pedido?',
          answer: [
            'Em Minha Conta, na aba Pedidos: Pendente, Confirmado, Em Produção, Pronto e Entregue. A cada mudança, avisamos você por e-mail.',
          ],
          more: [{ to: paths.account, text: 'Ver meus pedidos' }],
        },
      ],
    },
    {
      title: 'Tamanhos e ajustes',
      questions: [
        {
          id: 'ajustes',
          question: 'Os ajustes estão inclusos?',
          answer: [
            'Sim. Os ajustes básicos estão inclusos: barra, cintura, alças e laterais.',
            'Mudanças de modelo, como trocar o decote ou acrescentar mangas, têm orçamento à parte, sempre combinado antes.',
          ],
        },
        {
          id: 'qual-tamanho',
          question: 'Como descubro o meu tamanho?',
          answer: [
            'Na página de cada peça, o botão “Descobrir meu tamanho” pede busto, cintura e quadril e sugere o tamanho certo.',
            'Se as suas medidas ficarem entre dois tamanhos, ou fora da tabela, fazemos sob medida: é só escrever para nós.',
          ],
          more: [
            { to: paths.measuringGuide, text: 'Como tirar as medidas' },
            { to: first ? collectionPath(first.name) : paths.collections, text: 'Escolher uma peça' },
          ],
        },
        {
          id: 'sob-medida',
          question: 'Vocês fazem vestidos sob medida?',
          answer: [
            'Fazemos. Conte o que você imagina e a data do casamento; respondemos com um croqui e um orçamento fechado. O ideal é começar com seis meses de antecedência.',
          ],
          more: [{ to: paths.contact, text: 'Pedir um orçamento' }],
        },
      ],
    },
    { title: 'Pagamento', questions: paymentQuestions(paymentMethods) },
    {
      title: 'Trocas e devoluções',
      questions: [
        {
          id: 'trocas',
          question: 'Posso trocar ou devolver?',
          answer: [
            `Sim. Você tem ${withdrawalDays} dias corridos, a partir do recebimento, para desistir da compra ou pedir a troca. A devolução é por nossa conta.`,
            'Quando a peça volta, a análise de qualidade leva até 5 dias úteis.',
          ],
          more: [{ to: paths.returns, text: 'Ler a política de trocas' }],
        },
        {
          id: 'defeito',
          question: 'E se a peça tiver um defeito?',
          answer: [
            'Você tem 90 dias, a partir do recebimento, para nos avisar. Consertamos, trocamos ou devolvemos o valor.',
          ],
          more: [{ to: paths.returns, text: 'Ler a política de trocas' }],
        },
      ],
    },
    {
      title: 'Conta e privacidade',
      questions: [
        {
          id: 'preciso-de-conta',
          question: 'Preciso de uma conta para comprar?',
          answer: [
            'Para olhar, escolher e encher o carrinho, não. Para finalizar a compra, sim: é por ela que você acompanha o pedido e fala com o ateliê.',
          ],
        },
        {
          id: 'meus-dados',
          question: 'Como vejo ou apago os meus dados?',
          answer: [
            'Em Minha Conta, na aba Perfil, você baixa uma cópia de tudo o que guardamos e pode excluir a conta. Alguns dados de pedidos ficam guardados pelo tempo que a lei exige.',
          ],
          more: [{ to: paths.privacy, text: 'Ler a política de privacidade' }],
        },
      ],
    },
  ]
}
