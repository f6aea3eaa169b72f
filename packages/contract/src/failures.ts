import { networkFailure } from './network-failure.ts'
import { productListFailure } from './product-list-failure.ts'

/**
 * What a page shows when a request fails: the title of its toast, the text when the server's error has no message, and
 * the text when there was no response.
 */
export interface Failure {
  title?: string
  message: string
  noResponse?: string
}

const tryAgain = 'Tente novamente.'

export const failures = {
  login: { title: 'Erro no login', message: 'Falha no login.' },
  register: { title: 'Erro no cadastro', message: 'Falha no cadastro.' },
  verifyEmail: {
    message: 'Não foi possível verificar sua conta.',
    noResponse: 'Ocorreu um erro de comunicação com o servidor.',
  },
  verifyEmailWithoutToken: { message: 'Token de verificação não encontrado na URL.' },
  requestPasswordReset: { title: 'Erro', message: 'Não foi possível processar a solicitação.' },
  resetPassword: { title: 'Erro', message: 'Não foi possível processar a solicitação.' },

  listProducts: productListFailure,

  sendMessage: {
    title: 'Erro ao enviar',
    message: 'Não foi possível enviar sua mensagem. Tente novamente.',
    noResponse: networkFailure.message,
  },
  newsletterLink: {
    message: 'Não foi possível concluir. Tente novamente.',
    noResponse: networkFailure.message,
  },

  listFavorites: { message: 'Falha ao buscar favoritos.' },
  toggleFavorite: { title: 'Erro', message: 'Não foi possível atualizar seus favoritos.' },
  favoriteWithoutLogin: {
    title: 'Login necessário',
    message: 'Você precisa estar logado para adicionar favoritos.',
  },

  listOwnOrders: { message: 'Falha ao buscar pedidos do usuário.' },
  createOrder: { title: 'Erro ao criar pedido', message: 'Erro ao criar o pedido.', noResponse: tryAgain },
  paymentNotReady: { title: 'Erro', message: 'Stripe não foi inicializado.' },
  payment: { title: 'Erro no Pagamento', message: tryAgain },

  listReviews: { message: 'Falha ao carregar avaliações.' },
  writeReview: { title: 'Erro ao enviar', message: tryAgain },

  listTickets: { title: 'Erro', message: 'Falha ao buscar tickets.' },
  readTicket: { title: 'Erro', message: 'Falha ao carregar o ticket.' },
  openTicket: { title: 'Erro ao criar ticket', message: tryAgain },
  replyTicket: { title: 'Erro ao enviar resposta', message: tryAgain },

  loadAccount: { title: 'Erro ao carregar dados', message: tryAgain },
  updateAccount: { title: 'Erro ao atualizar', message: tryAgain },
} as const satisfies Record<string, Failure>
