import { maxQuantityPerLine } from './constants.ts'

/** Toasts for successful actions and for incomplete forms. */
export interface Notice {
  title: string
  description: string
}

const success = 'Sucesso!'
const missing = 'Campos obrigatórios'

export const notices = {
  loggedOut: { title: 'Logout realizado', description: 'Você foi desconectado com sucesso.' },
  emailVerified: {
    title: 'E-mail verificado!',
    description: 'Sua conta foi ativada com sucesso. Faça o login para continuar.',
  },
  verificationInvalid: {
    title: 'Link inválido',
    description: 'O link de verificação é inválido ou já foi utilizado.',
  },
  verificationFailed: {
    title: 'Erro na verificação',
    description: 'Ocorreu um erro. Tente novamente mais tarde.',
  },
  passwordReset: {
    title: success,
    description: 'Sua senha foi redefinida. Você já pode fazer o login.',
  },
  passwordChanged: { title: success, description: 'Sua senha foi alterada.' },
  accountDeleted: { title: success, description: 'Sua conta foi excluída.' },
  accountUpdated: { title: success, description: 'Seus dados foram atualizados.' },

  favoriteAdded: { title: success, description: 'Adicionado aos favoritos!' },
  favoriteRemoved: { title: success, description: 'Removido dos favoritos!' },
  removedFromCart: { title: 'Removido do carrinho', description: 'Item removido com sucesso.' },
  paymentApproved: { title: success, description: 'Seu pagamento foi aprovado.' },
  reviewSent: { title: 'Avaliação enviada!', description: 'Obrigado pelo seu feedback.' },
  ticketOpened: { title: success, description: 'Seu ticket de suporte foi aberto.' },
  contactSent: {
    title: 'Mensagem enviada!',
    description: 'Obrigada pelo contato. Responderemos em breve.',
  },
  newsletterSubscribed: {
    title: 'Inscrição realizada!',
    description: 'Obrigada! Você receberá nossas novidades e inspirações em breve.',
  },

  requiredFields: { title: missing, description: 'Por favor, preencha todos os campos obrigatórios.' },
  requiredStarred: { title: missing, description: 'Por favor, preencha todos os campos marcados com *.' },
  requiredReview: {
    title: missing,
    description: 'Por favor, preencha a classificação, título e comentário.',
  },
  incompleteCheckout: {
    title: 'Dados Incompletos',
    description: 'Por favor, preencha suas informações pessoais e de endereço.',
  },
  incompleteMeasures: { title: 'Medidas incompletas', description: 'Por favor, preencha todos os campos.' },
  customSize: {
    title: 'Tamanho personalizado',
    description: 'Suas medidas são únicas! Entre em contato para um ajuste perfeito.',
  },
  notImplemented: {
    title: 'Funcionalidade não implementada',
    description: 'Em breve você poderá usar este recurso.',
  },
} as const satisfies Record<string, Notice>

export function addedToCart(name: string): Notice {
  return { title: 'Adicionado ao carrinho!', description: `${name} foi adicionado ao seu carrinho.` }
}

/** A dress cut to measure is one dress. */
export function measuredOnce(name: string): Notice {
  return { title: 'Já está no carrinho', description: `${name} sob medida é uma peça só, nas suas medidas.` }
}

/** Why a line's quantity cannot be increased: the lines of a product share its stock, and each has its own limit. */
export function cartLimit(name: string, stockQuantity: number, bound: 'stock' | 'line'): Notice {
  if (bound === 'line') {
    return {
      title: 'Quantidade máxima',
      description: `Você pode levar até ${maxQuantityPerLine} unidades de cada tamanho e cor.`,
    }
  }
  if (stockQuantity === 0) {
    return { title: 'Esgotado', description: `${name} não está disponível no momento.` }
  }
  const held =
    stockQuantity === 1
      ? `Só há 1 unidade de ${name}, e ela já está no seu carrinho.`
      : `Só há ${stockQuantity} unidades de ${name}, e todas já estão no seu carrinho.`
  return { title: 'Limite do estoque', description: held }
}

export function suggestedSize(size: string): Notice {
  return { title: 'Tamanho sugerido!', description: `Seu tamanho ideal é ${size}.` }
}
