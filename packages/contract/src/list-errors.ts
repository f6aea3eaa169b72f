/** Errors about shared lists, the product feed and the texts of the site: a part of errors.ts. */
export const listErrors = {
  invalid_list_link: { status: 404, message: 'Esta lista não está mais aberta. Fale com quem enviou.' },
  list_comments_off: { status: 409, message: 'Esta lista não está recebendo palavras.' },
  list_full: { status: 409, message: 'Esta lista já recebeu tudo o que cabe nela.' },
  product_feed_not_found: { status: 404, message: 'Este endereço do catálogo não existe mais.' },
  content_version_not_found: {
    status: 404,
    message: 'Esta versão não está mais guardada. Escolha outra da lista.',
  },
  site_image_not_found: {
    status: 400,
    message: 'Uma das fotos não está mais guardada. Envie de novo e salve.',
  },
  preview_not_found: {
    status: 404,
    message: 'Esta prévia venceu. Abra outra em Configurações, Aparência.',
  },
} as const
