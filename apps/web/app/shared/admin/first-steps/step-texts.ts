import type { FirstStepId } from '@shop/contract/first-steps'
import { adminPaths } from '~/admin-paths.ts'
import { paths } from '~/paths.ts'
import { settingsParam } from '../settings-sections.ts'

interface StepText {
  title: string
  /** Why, while it is not done. */
  reason: string
  action: string
  /** Undefined: done by whoever runs the server. */
  path?: string
  /** The shop itself, beside the admin area. */
  isShop?: true
}

const settings = (section: string) =>
  `${adminPaths.settings}?${new URLSearchParams({ [settingsParam]: section })}`

export const stepTexts: Readonly<Record<FirstStepId, StepText>> = {
  name: {
    title: 'Nome e CNPJ',
    reason: 'Aparecem em toda página, como a lei pede.',
    action: 'Escrever',
    path: settings('loja'),
  },
  address: {
    title: 'Endereço do ateliê',
    reason: 'Para as visitas, para a retirada e para os termos da loja.',
    action: 'Escrever',
    path: settings('loja'),
  },
  whatsapp: {
    title: 'WhatsApp',
    reason: 'É por onde quase toda noiva pergunta antes de comprar.',
    action: 'Escrever',
    path: settings('loja'),
  },
  brand: {
    title: 'Logo e cores',
    reason: 'O seu logo, ou só o nome, e a paleta da loja. Publique quando gostar.',
    action: 'Escolher',
    path: `${adminPaths.appearance}?parte=marca`,
  },
  products: {
    title: 'Três primeiras peças',
    reason: 'Com foto, preço e tamanhos.',
    action: 'Cadastrar',
    path: adminPaths.products,
  },
  plan: {
    title: 'Modelo de produção',
    reason: 'Diga quantos dias e horas leva um vestido. É com isso que a loja promete uma data.',
    action: 'Escolher um modelo',
    path: settings('modelos'),
  },
  payments: {
    title: 'Chaves de pagamento',
    reason:
      'Sem elas a loja está em modo de teste: mostra as peças, mas nenhum pagamento é real. Quem instalou a loja põe as chaves do Stripe no servidor.',
    action: '',
  },
  policies: {
    title: 'Políticas lidas',
    reason: 'Termos, trocas e privacidade: leia, mude o que no seu ateliê é diferente e confirme.',
    action: 'Ler',
    path: `${adminPaths.appearance}?parte=politicas`,
  },
  purchase: {
    title: 'Compra de teste',
    reason: 'Compre como uma noiva compraria, pague e veja o pedido chegar aqui.',
    action: 'Ir à loja',
    path: paths.home,
    isShop: true,
  },
}
