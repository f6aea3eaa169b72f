import type { StoreProfile } from '@shop/contract/store'
import { Link } from 'react-router'
import { paths } from '~/paths.ts'
import type { SectionText } from './policy.ts'
import { PersonalData } from './privacy-data.tsx'
import { StorageNotice } from './storage-notice.tsx'
import { Company, Reach } from './store-lines.tsx'

export function privacySections(profile: StoreProfile): SectionText[] {
  return [
    {
      id: 'quem-cuida',
      content: (
        <p>
          A controladora é <Company profile={profile} />. Para qualquer assunto sobre dados pessoais, fale com
          o nosso encarregado <Reach profile={profile} />.
        </p>
      ),
    },
    {
      id: 'dados',
      content: (
        <>
          <p>Usamos o mínimo necessário, e nada é vendido nem alugado a ninguém.</p>
          <PersonalData />
        </>
      ),
    },
    {
      id: 'compartilhamento',
      content: (
        <>
          <p>Só com quem precisa deles para que a sua compra aconteça:</p>
          <ul>
            <li>
              <strong>Provedor de pagamento</strong> (Stripe): para cobrar, devolver valores e evitar fraudes.
              Recebe o valor, o nome, o e-mail, o telefone e o endereço de entrega. Ele pode tratar dados fora
              do Brasil, com as garantias da LGPD.
            </li>
            <li>
              <strong>Transportadoras</strong>: nome, CPF, endereço e telefone, para entregar.
            </li>
            <li>
              <strong>Hospedagem e envio de e-mails</strong>: empresas que trabalham para nós e seguem as
              nossas instruções.
            </li>
            <li>
              <strong>Autoridades</strong>: quando a lei ou a Justiça obriga.
            </li>
          </ul>
        </>
      ),
    },
    { id: 'cookies', content: <StorageNotice /> },
    {
      id: 'direitos',
      content: (
        <>
          <p>A Lei Geral de Proteção de Dados (Lei 13.709/2018) garante que você pode:</p>
          <ul>
            <li>saber se tratamos seus dados e ter acesso a eles;</li>
            <li>corrigir o que está incompleto ou errado;</li>
            <li>levar uma cópia dos seus dados;</li>
            <li>pedir que sejam apagados, e saber o que a lei nos obriga a guardar;</li>
            <li>retirar um consentimento, como o da newsletter;</li>
            <li>opor-se a um uso com que não concorda e reclamar à ANPD.</li>
          </ul>
          <p>
            Em <Link to={paths.account}>Minha Conta</Link> você corrige seus dados, baixa uma cópia e exclui a
            conta sem falar com ninguém. Se comprou sem conta, abra o pedido pelo link do e-mail e escolha
            “Apagar meus dados”: enviamos ao seu e-mail um link que vale uma vez, e o pedido fica só com o que
            a lei manda guardar. Cada e-mail de novidades traz um link para cancelar. Para o resto, escreva{' '}
            <Reach profile={profile} />.
          </p>
        </>
      ),
    },
    {
      id: 'seguranca',
      content: (
        <>
          <p>
            A conexão é cifrada, senhas e chaves de acesso são guardadas de um modo que nem nós conseguimos
            ler, e quem cuida dos pedidos só vê o que precisa. O número do seu cartão nunca chega aos nossos
            servidores.
          </p>
          <p>
            Se algo acontecer que possa prejudicar você, avisamos você e a ANPD, com o que houve e o que
            fazer.
          </p>
        </>
      ),
    },
    {
      id: 'menores',
      content: (
        <p>
          A loja é para maiores de 18 anos. Não criamos contas para crianças e, se soubermos de uma, ela é
          excluída.
        </p>
      ),
    },
    {
      id: 'mudancas',
      content: (
        <p>
          Se ela mudar, a data no começo da página muda também. Mudanças que afetem você são avisadas por
          e-mail.
        </p>
      ),
    },
  ]
}
