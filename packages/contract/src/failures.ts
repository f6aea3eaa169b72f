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

export const networkFailure = {
  title: 'Erro de rede',
  message: 'Não foi possível conectar ao servidor.',
} as const

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

  listProducts: { message: 'Erro desconhecido ao buscar produtos.' },
  createProduct: {
    title: 'Erro ao salvar produto',
    message: 'Erro ao adicionar produto.',
    noResponse: tryAgain,
  },
  updateProduct: {
    title: 'Erro ao salvar produto',
    message: 'Erro ao atualizar produto.',
    noResponse: tryAgain,
  },
  deleteProduct: {
    title: 'Erro ao excluir',
    message: 'Erro ao deletar produto.',
    noResponse: 'Não foi possível remover o produto.',
  },
  listCategories: { message: 'Falha ao buscar categorias.' },
  saveCategories: { title: 'Erro ao salvar', message: 'Erro ao atualizar categorias.' },

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
  listCustomerOrders: { message: 'Falha ao buscar pedidos do cliente.' },
  createOrder: { title: 'Erro ao criar pedido', message: 'Erro ao criar o pedido.', noResponse: tryAgain },
  updateOrderStatus: { title: 'Erro', message: 'Erro ao atualizar status do pedido.' },
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

  listUsers: { message: 'Falha ao buscar usuários.' },
  listCoupons: { message: 'Falha ao buscar cupons.' },
  readReport: { message: 'Falha ao buscar relatório do admin.' },
} as const satisfies Record<string, Failure>

export type FailureName = keyof typeof failures
