/** Adding without a size or a colour: apart from the other notices, because every product's page needs it at once. */
export const incompleteChoice = { title: 'Erro', description: 'Selecione o tamanho e a cor' } as const
