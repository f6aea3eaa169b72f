import type { Failure } from './failures.ts'

const tryAgain = 'Tente novamente.'

/** Failures of the administration, apart from the others because a visitor's first page loads those. */
export const adminFailures = {
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
  checkProductFile: { message: 'Não foi possível conferir o arquivo.', noResponse: tryAgain },
  importProducts: {
    message: 'Não foi possível importar.',
    noResponse: 'A loja não respondeu. Confira o arquivo de novo: o que já entrou aparece sem mudança.',
  },
  listStock: { message: 'Falha ao buscar o estoque.' },
  listMovements: { message: 'Falha ao buscar os movimentos.' },
  countStock: {
    title: 'Contagem não guardada',
    message: 'Não foi possível guardar a contagem.',
    noResponse: tryAgain,
  },
  listSynonyms: { message: 'Falha ao buscar as palavras da busca.' },
  saveSynonyms: {
    title: 'Erro ao salvar',
    message: 'Erro ao atualizar as palavras da busca.',
    noResponse: tryAgain,
  },
  listEmails: { message: 'Falha ao buscar os e-mails.' },
  readEmail: { message: 'Falha ao buscar o e-mail.' },
  listSelection: { message: 'Falha ao buscar a seleção.' },
  saveSelection: { title: 'Erro ao salvar', message: 'Erro ao atualizar a seleção.', noResponse: tryAgain },
  listCategories: { message: 'Falha ao buscar categorias.' },
  saveCategories: { title: 'Erro ao salvar', message: 'Erro ao atualizar categorias.' },
  listCustomerOrders: { message: 'Falha ao buscar pedidos do cliente.' },
  updateOrderStatus: { title: 'Erro', message: 'Erro ao atualizar status do pedido.' },
  listUsers: { message: 'Falha ao buscar usuários.' },
  listCoupons: { message: 'Falha ao buscar cupons.' },
  readReport: { message: 'Falha ao buscar relatório do admin.' },
} as const satisfies Record<string, Failure>
