/** Errors about shared lists and the product feed: a part of errors.ts. */
export const listErrors = {
  invalid_list_link: { status: 404, message: 'Esta lista não está mais aberta. Fale com quem enviou.' },
  list_comments_off: { status: 409, message: 'Esta lista não está recebendo palavras.' },
  list_full: { status: 409, message: 'Esta lista já recebeu tudo o que cabe nela.' },
  product_feed_not_found: { status: 404, message: 'Este endereço do catálogo não existe mais.' },
} as const
