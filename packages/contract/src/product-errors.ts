/** Errors about featured products and the file of all products: a part of errors.ts. */
export const productErrors = {
  featured_full: {
    status: 409,
    message: 'Já há três destaques na página inicial. Tire um deles para destacar este.',
  },
  featured_changed: {
    status: 409,
    message: 'Os destaques mudaram enquanto você os ordenava. Confira e ordene de novo.',
  },
  featured_hidden: {
    status: 409,
    message: 'Este produto está oculto. Mostre-o na loja antes de destacá-lo.',
  },
  product_file_unreadable: {
    status: 400,
    message: 'Não foi possível ler o arquivo. Exporte de novo e mude só as células.',
  },
  product_file_has_errors: {
    status: 400,
    message: 'O arquivo tem linhas com erro. Corrija e confira de novo.',
  },
  product_file_outdated: {
    status: 409,
    message: 'O arquivo ou os produtos mudaram desde a conferência; confira de novo.',
  },
  product_import_running: {
    status: 409,
    message: 'Outra importação está em andamento. Espere ela terminar e confira de novo.',
  },
} as const
