/** In a separate file, because the registration page uses it without loading the rest of the error table. */
export const passwordMismatch = 'As senhas não coincidem.'
