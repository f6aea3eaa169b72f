import { withdrawalDays } from '@shop/contract/constants'
import type { Store } from '@shop/contract/store'
import { numbersOf, replyTimeText } from '@shop/contract/store-numbers'
import { Link } from 'react-router'
import { paths } from '~/paths.ts'
import type { SectionText } from './policy.ts'
import { Reach } from './store-lines.tsx'

type ReturnsStore = Pick<Store, 'profile' | 'paymentMethods' | 'numbers'>

export function returnsSections(store: ReturnsStore): SectionText[] {
  const { profile, paymentMethods } = store
  return [
    {
      id: 'arrependimento',
      content: (
        <>
          <p>
            Você pode desistir da compra em até <strong>{withdrawalDays} dias corridos</strong>, contados do
            dia em que recebeu a peça, sem precisar explicar o motivo (artigo 49 do Código de Defesa do
            Consumidor). Também pode desistir antes de receber.
          </p>
          <p>
            Devolvemos tudo o que você pagou, e a coleta ou o envio da peça de volta é por nossa conta. Você
            recebe a confirmação do pedido de desistência por e-mail, na hora.
          </p>
        </>
      ),
    },
    {
      id: 'trocas',
      content: (
        <>
          <p>
            Não serviu como você esperava? Peça a troca no mesmo prazo de{' '}
            <strong>{withdrawalDays} dias corridos</strong> a partir do recebimento. A primeira troca é
            gratuita, conforme a disponibilidade da peça.
          </p>
          <p>
            Muitas vezes um ajuste resolve: os ajustes básicos (barra, cintura, alças e laterais) estão
            inclusos na compra.
          </p>
        </>
      ),
    },
    {
      id: 'defeitos',
      content: (
        <>
          <p>
            Se a peça tiver um defeito de fabricação, avise em até <strong>90 dias</strong> do recebimento. Se
            o defeito só aparecer com o uso, o prazo conta de quando ele apareceu.
          </p>
          <p>
            Consertamos sem custo. Se o conserto não ficar pronto em 30 dias, você escolhe: outra peça igual,
            o dinheiro de volta ou um abatimento no preço.
          </p>
        </>
      ),
    },
    {
      id: 'como-pedir',
      content: (
        <ol>
          <li>
            Em <Link to={paths.account}>Minha Conta</Link>, abra o pedido e escolha “Desistir da compra”; para
            trocas e defeitos, abra um ticket na aba Suporte. Comprou sem conta? Abra o pedido pelo link do
            e-mail, ou <Link to={paths.findOrder}>peça outro link</Link>. Se preferir, escreva{' '}
            <Reach profile={profile} />.
          </li>
          <li>Combinamos com você a coleta ou o envio.</li>
          <li>
            Quando a peça chega ao ateliê, fazemos a análise de qualidade em até <strong>5 dias úteis</strong>
            .
          </li>
          <li>Aprovada a análise, a peça nova é enviada ou o valor é devolvido.</li>
        </ol>
      ),
    },
    {
      id: 'condicoes',
      content: (
        <ul>
          <li>Sem sinais de uso, de lavagem ou de perfume; prová-la em casa não é uso.</li>
          <li>Com as etiquetas e, se possível, na embalagem em que foi recebida.</li>
          <li>Com todos os acessórios que vieram com ela, como véus e capas.</li>
        </ul>
      ),
    },
    {
      id: 'reembolso',
      content: (
        <>
          <p>
            O valor volta pelo mesmo meio de pagamento, por inteiro. No cartão de crédito, o reembolso aparece
            em até duas faturas, conforme a administradora.
            {paymentMethods.includes('pix') && ' No PIX, o valor volta para a conta de onde saiu.'}
          </p>
          <p>Você acompanha o reembolso no pedido, em Minha Conta ou pelo link do pedido.</p>
        </>
      ),
    },
    {
      id: 'sob-medida',
      content: (
        <p>
          Vestidos desenhados e cortados só para você, combinados em orçamento próprio, seguem o que foi
          acertado nesse orçamento, sem prejuízo dos seus direitos em caso de defeito. Ajustes feitos numa
          peça da loja não a tornam sob medida: o prazo de {withdrawalDays} dias continua valendo.
        </p>
      ),
    },
    {
      id: 'duvidas',
      content: (
        <p>
          Fale com a gente <Reach profile={profile} />. Respondemos em até {replyTimeText(numbersOf(store))}.
        </p>
      ),
    },
  ]
}
