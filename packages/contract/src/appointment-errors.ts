/** Errors about appointments and fitting records: a part of errors.ts. */
export const appointmentErrors = {
  invalid_appointment_link: {
    status: 404,
    message: 'Este link não abre nenhum encontro. Use o do e-mail mais recente ou fale com o ateliê.',
  },
  appointment_not_found: { status: 404, message: 'Encontro não encontrado.' },
  slot_taken: { status: 409, message: 'Esta hora acabou de ser reservada. Escolha outra.' },
  slot_closed: { status: 409, message: 'O ateliê não atende nesta hora. Escolha outra.' },
  too_late_to_move: {
    status: 409,
    message: 'O prazo para mudar pelo site passou. Fale com o ateliê.',
  },
  too_many_holds: {
    status: 409,
    message: 'Há muitas horas reservadas desta conexão. Espere dez minutos ou fale com o ateliê.',
  },
  order_not_fitted: {
    status: 409,
    message: 'Provas são marcadas para pedidos pagos que não foram cancelados.',
  },
  booking_by_phone: {
    status: 409,
    message: 'Para este e-mail, marque por telefone com o ateliê.',
  },
  appointment_ended: { status: 409, message: 'Este encontro já terminou ou foi cancelado.' },
  appointment_changed: {
    status: 409,
    message: 'O encontro mudou desde que a página abriu. Atualize e confira.',
  },
  agenda_in_use: {
    status: 409,
    message: 'Há encontros marcados. Remarque ou cancele antes de remover.',
  },
  feed_not_found: { status: 404, message: 'Este endereço de calendário não existe mais.' },
  too_many_feeds: {
    status: 409,
    message: 'Você já tem muitos endereços de calendário. Encerre um antes de criar outro.',
  },
  record_sent: { status: 409, message: 'O registro já foi enviado e não muda. Escreva outro.' },
  record_empty: { status: 409, message: 'Anote ao menos um ponto antes de enviar.' },
  record_replied: { status: 409, message: 'Você já respondeu a este registro.' },
  record_replaced: {
    status: 409,
    message: 'O ateliê enviou outro registro desta prova. Atualize a página e responda a ele.',
  },
  record_not_found: { status: 404, message: 'Registro não encontrado.' },
} as const
