/** Errors about shared lists: a part of errors.ts. */
export const listErrors = {
  invalid_list_link: { status: 404, message: 'Esta lista não está mais aberta. Fale com quem enviou.' },
  list_comments_off: { status: 409, message: 'Esta lista não está recebendo palavras.' },
  list_full: { status: 409, message: 'Esta lista já recebeu tudo o que cabe nela.' },
} as const
