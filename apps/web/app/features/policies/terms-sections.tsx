import { stockHoldMinutes } from '@shop/contract/constants'
import type { Store } from '@shop/contract/store'
import { numbersOf, workingDaysText } from '@shop/contract/store-numbers'
import { Link } from 'react-router'
import { listOf } from '~/lib/format-list.ts'
import { paths } from '~/paths.ts'
import type { SectionText } from './policy.ts'
import { Company, Reach } from './store-lines.tsx'

type TermsStore = Pick<Store, 'profile' | 'paymentMethods' | 'deliveryStates' | 'numbers'>

export function termsSections(store: TermsStore): SectionText[] {
  const { profile, paymentMethods, deliveryStates } = store
  const { deliveryDays } = numbersOf(store)
  const pix = paymentMethods.includes('pix')
  return [
    {
      id: 'quem-somos',
      content: (
        <p>
          Esta loja é de <Company profile={profile} />. Fale conosco <Reach profile={profile} />. Ao comprar
          ou criar uma conta, você concorda com estes termos e com a{' '}
          <Link to={paths.privacy}>Política de Privacidade</Link>.
        </p>
      ),
    },
    {
      id: 'conta',
      content: (
        <>
          <p>
            Para comprar é preciso ter 18 anos ou a autorização de um responsável, e informar dados
            verdadeiros. A conta é opcional: sem ela, você acompanha o pedido pelo link que enviamos por
            e-mail. Com ela, guarde sua senha: ela é só sua, e nunca a pedimos.
          </p>
          <p>
            Você pode excluir a conta quando quiser, desde que não haja pedido, reembolso ou atendimento em
            aberto. Podemos bloquear contas usadas para fraude ou para prejudicar outras pessoas.
          </p>
        </>
      ),
    },
    {
      id: 'produtos',
      content: (
        <>
          <p>
            Os preços estão em reais e já incluem os impostos. O frete é grátis. Vale o preço do momento em
            que o pedido é criado; se ele mudar enquanto a peça está no carrinho, avisamos antes do pagamento.
          </p>
          <p>
            As imagens mostram as peças com o maior cuidado, mas tecidos e cores podem variar um pouco de uma
            tela para outra. Havendo erro evidente de preço, entramos em contato antes de qualquer cobrança.
          </p>
        </>
      ),
    },
    {
      id: 'pedido',
      content: (
        <>
          <p>
            Aceitamos os principais cartões de crédito{pix && ' e PIX'}. O pagamento é processado por um
            provedor especializado; os dados do cartão não passam pelos nossos servidores.
          </p>
          <p>
            Ao finalizar a compra, as peças ficam reservadas por {stockHoldMinutes} minutos. O pedido é
            confirmado quando o pagamento é aprovado, e você recebe a confirmação por e-mail; sem pagamento
            nesse prazo, o pedido expira sem custo.
          </p>
        </>
      ),
    },
    {
      id: 'entrega',
      content: (
        <>
          <p>
            A entrega leva de <strong>{workingDaysText(deliveryDays)}</strong>, contados da confirmação do
            pagamento, sem fins de semana e feriados nacionais. Entregamos em {listOf(deliveryStates)}; a
            retirada no ateliê vale para qualquer lugar.
          </p>
          <p>
            Os ajustes básicos (barra, cintura, alças e laterais) estão inclusos. Se algo atrasar, avisamos, e
            você pode escolher entre esperar e receber o dinheiro de volta.
          </p>
        </>
      ),
    },
    {
      id: 'trocas',
      content: (
        <p>
          Você tem 7 dias corridos do recebimento para desistir da compra e 90 dias para reclamar de defeitos.
          O passo a passo está na <Link to={paths.returns}>Política de Trocas</Link>.
        </p>
      ),
    },
    {
      id: 'avaliacoes',
      content: (
        <p>
          As avaliações são de clientes e aparecem com o nome da conta. Retiramos textos ofensivos, falsos ou
          com dados de outras pessoas; críticas sinceras ficam.
        </p>
      ),
    },
    {
      id: 'direitos',
      content: (
        <p>
          Os croquis, as imagens, os textos e a marca são do ateliê ou usados com autorização. Compartilhar as
          páginas é bem-vindo; usar o conteúdo em outra loja, não.
        </p>
      ),
    },
    {
      id: 'responsabilidade',
      content: (
        <p>
          Cuidamos para que a loja esteja sempre no ar e correta, mas ela pode parar para manutenção ou por
          falhas fora do nosso alcance. Nada nestes termos limita os direitos que o Código de Defesa do
          Consumidor lhe dá.
        </p>
      ),
    },
    {
      id: 'foro',
      content: (
        <p>
          Valem as leis do Brasil. Questões que não resolvermos conversando podem ser levadas ao foro do seu
          domicílio, aos Procons ou à plataforma{' '}
          <a href="https://www.consumidor.gov.br" rel="noopener">
            consumidor.gov.br
          </a>
          .
        </p>
      ),
    },
    {
      id: 'mudancas',
      content: (
        <p>
          Podemos atualizar estes termos. A data no começo da página diz quando isso aconteceu; para cada
          pedido valem os termos do dia da compra.
        </p>
      ),
    },
  ]
}
