import type { Store } from '@shop/contract/store'
import { numbersOf, replyTimeText } from '@shop/contract/store-numbers'
import type { Section } from './policy.ts'
import { Reach } from './store-lines.tsx'

export function accessibilitySections(store: Pick<Store, 'profile' | 'numbers'>): Section[] {
  const { profile } = store
  return [
    {
      id: 'compromisso',
      title: 'Nosso compromisso',
      content: (
        <p>
          Queremos que qualquer pessoa possa escolher e comprar sozinha, como quiser: com o teclado, com
          leitor de tela, com a letra grande. Seguimos as diretrizes WCAG 2.2, nível AA, e a Lei Brasileira de
          Inclusão (Lei 13.146/2015, artigo 63).
        </p>
      ),
    },
    {
      id: 'o-que-fazemos',
      title: 'O que já fazemos',
      content: (
        <ul>
          <li>Tudo funciona pelo teclado, com o foco sempre visível e um atalho para pular ao conteúdo.</li>
          <li>Imagens têm descrição; botões e campos têm nome; avisos são lidos em voz alta.</li>
          <li>Textos têm contraste de pelo menos 4,5 para 1, e nada depende só da cor.</li>
          <li>As páginas se ajustam a 200% de aumento e a telas de 320 pixels, sem rolagem para os lados.</li>
          <li>Quem pede menos movimento ao aparelho não vê animações.</li>
          <li>Avisos ficam na tela enquanto você passa o mouse ou o foco sobre eles.</li>
          <li>Catálogo, páginas de informação e esta página podem ser lidos sem JavaScript.</li>
        </ul>
      ),
    },
    {
      id: 'como-conferimos',
      title: 'Como conferimos',
      content: (
        <p>
          Cada página é verificada automaticamente com o axe-core, no celular e no computador, a cada mudança
          do site, além de testes que percorrem a loja só pelo teclado.
        </p>
      ),
    },
    {
      id: 'limites',
      title: 'O que ainda não é perfeito',
      content: (
        <ul>
          <li>O formulário de pagamento é do provedor; a acessibilidade dele depende dele.</li>
          <li>
            As descrições das fotos são escritas por pessoas: se alguma faltar ou disser pouco, conte para
            nós.
          </li>
          <li>Ainda não oferecemos tradução em Libras.</li>
        </ul>
      ),
    },
    {
      id: 'fale-conosco',
      title: 'Encontrou uma barreira?',
      content: (
        <p>
          Escreva <Reach profile={profile} /> dizendo a página e o que aconteceu. Respondemos em até{' '}
          {replyTimeText(numbersOf(store))} e, se preferir, fazemos a compra com você.
        </p>
      ),
    },
  ]
}
