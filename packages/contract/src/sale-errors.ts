/** Errors about the atelier's own sales and its customers without an account: a part of errors.ts. */
export const saleErrors = {
  customer_not_found: { status: 404, message: 'Cliente não encontrada.' },
  sale_total_changed: {
    status: 409,
    message: 'Um preço da loja mudou agora. Confira o novo total antes de registrar.',
  },
  customer_in_use: {
    status: 409,
    message:
      'Os dados desta cliente ainda são necessários: um pedido dela não foi entregue, ou há um pagamento, uma desistência ou um reembolso em aberto.',
  },
} as const
