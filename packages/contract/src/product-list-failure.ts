/** In a file of its own, because the pages that list products need it and no other failure. */
export const productListFailure = { message: 'Erro desconhecido ao buscar produtos.' } as const
