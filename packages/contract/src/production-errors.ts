/** Errors about the work at the bench: a part of errors.ts. */
export const productionErrors = {
  production_item_not_found: { status: 404, message: 'Esta peça não está na produção.' },
  item_photo_not_found: { status: 404, message: 'Essa foto não está mais aqui.' },
  stage_moved: {
    status: 409,
    message: 'Outra pessoa já mudou a etapa desta peça. Confira a etapa atual.',
  },
  stages_unfinished: {
    status: 409,
    message: 'Ainda há etapas por concluir neste pedido. Conclua todas antes de marcar como Pronto.',
  },
  order_not_in_production: {
    status: 409,
    message: 'Este pedido não está em produção: não foi pago, já ficou pronto, foi entregue ou cancelado.',
  },
  too_many_photos: {
    status: 409,
    message: 'Esta peça já tem 60 fotos. Apague uma que não serve mais para enviar outra.',
  },
} as const
