/** On its own, because the registration page checks it without the rest of the error table. */
export const passwordMismatch = 'As senhas não coincidem.'
