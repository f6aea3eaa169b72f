import type { Notice } from './notices.ts'

const success = 'Sucesso!'

/** Toasts of the administration, apart from the others because a visitor's first page loads those. */
export const adminNotices = {
  productCreated: { title: success, description: 'Produto adicionado com sucesso!' },
  productUpdated: { title: success, description: 'Produto atualizado com sucesso!' },
  productDeleted: { title: 'Produto excluído!', description: 'O produto foi removido com sucesso.' },
  categoriesSaved: { title: success, description: 'Categorias atualizadas com sucesso!' },
  orderStatusChanged: { title: 'Status atualizado!', description: 'Status do pedido atualizado!' },
} as const satisfies Record<string, Notice>

export function stockCounted(name: string): Notice {
  return { title: 'Contagem guardada', description: `O estoque de ${name} está em dia.` }
}
