/** No response: in a file of its own, because every page's footer needs it and no other failure. */
export const networkFailure = {
  title: 'Erro de rede',
  message: 'Não foi possível conectar ao servidor.',
} as const
