/** What a subscriber consents to: shown beside the newsletter field and stored with the address. */
export const newsletterConsent =
  'Ao se inscrever, você aceita receber novidades do ateliê por e-mail e pode cancelar quando quiser.'
