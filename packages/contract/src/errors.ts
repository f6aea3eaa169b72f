import { appointmentErrors } from './appointment-errors.ts'
import { chargeErrors } from './charge-errors.ts'
import { listErrors } from './list-errors.ts'
import { passwordMismatch } from './password-mismatch.ts'
import { productErrors } from './product-errors.ts'
import { productionErrors } from './production-errors.ts'
import { promiseErrors } from './promise-errors.ts'
import { saleErrors } from './sale-errors.ts'

/**
 * Every error the server expects: the code is for programs, the message for the user.
 * No zod here: pages use these texts before anything else is loaded.
 */
export const errors = {
  invalid_input: { status: 400, message: 'Por favor, confira os dados informados.' },
  required_fields: { status: 400, message: 'Por favor, preencha todos os campos obrigatórios.' },
  password_mismatch: { status: 400, message: passwordMismatch },
  password_too_common: { status: 400, message: 'Esta senha é muito comum. Escolha outra.' },
  password_is_email: { status: 400, message: 'A senha não pode ser igual ao e-mail.' },
  admin_password_too_short: {
    status: 400,
    message: 'A senha de quem administra a loja deve ter ao menos 12 caracteres.',
  },
  wrong_code: { status: 400, message: 'Código de verificação inválido.' },
  wrong_current_password: { status: 400, message: 'A senha atual está incorreta.' },
  invalid_reset_token: { status: 400, message: 'Token de redefinição inválido ou ausente.' },
  invalid_verification_token: {
    status: 400,
    message: 'O link de verificação é inválido ou já foi utilizado.',
  },
  invalid_newsletter_token: { status: 400, message: 'O link é inválido ou já foi utilizado.' },
  invalid_stock_notice_token: { status: 400, message: 'O link é inválido ou já foi utilizado.' },
  state_not_delivered: { status: 400, message: 'Ainda não entregamos neste estado.' },
  cpf_invalid: { status: 400, message: 'Informe um CPF válido.' },
  measures_implausible: {
    status: 400,
    message: 'Há medidas fora do comum. Confira na fita e corrija ou confirme cada uma.',
  },
  invalid_signature: { status: 400, message: 'Assinatura inválida.' },

  unauthenticated: { status: 401, message: 'Autenticação necessária.' },
  invalid_credentials: { status: 401, message: 'Credenciais inválidas.' },
  second_factor_required: { status: 401, message: 'Informe o código de verificação em duas etapas.' },
  second_factor_invalid: { status: 401, message: 'Código de verificação inválido.' },

  payment_declined: { status: 402, message: 'O pagamento foi recusado.' },

  forbidden: { status: 403, message: 'Acesso negado.' },
  admin_password_outdated: {
    status: 403,
    message:
      "Para administrar a loja, a senha deve ter ao menos 12 caracteres. Crie uma nova em 'Esqueci minha senha'.",
  },
  email_not_verified: { status: 403, message: 'Confirme seu e-mail para ativar sua conta.' },

  not_found: { status: 404, message: 'Recurso não encontrado.' },
  product_not_found: { status: 404, message: 'Produto não encontrado' },
  stage_not_found: { status: 404, message: 'Etapa não encontrada. Recarregue a página.' },
  plan_not_found: { status: 404, message: 'Modelo de produção não encontrado.' },
  coupon_not_found: { status: 404, message: 'Cupom não encontrado.' },
  order_not_found: { status: 404, message: 'Pedido não encontrado.' },
  ticket_not_found: { status: 404, message: 'Ticket não encontrado.' },
  contact_message_not_found: { status: 404, message: 'Mensagem não encontrada.' },
  user_not_found: { status: 404, message: 'Usuário não encontrado.' },
  review_not_found: { status: 404, message: 'Avaliação não encontrada.' },
  review_photo_not_found: { status: 404, message: 'Essa foto não está mais aqui.' },
  session_not_found: { status: 404, message: 'Sessão não encontrada.' },
  order_item_not_found: { status: 404, message: 'Esta peça do pedido não tem medidas.' },
  measurement_sheet_not_found: { status: 404, message: 'Ficha de medidas não encontrada.' },
  shipment_not_found: { status: 404, message: 'Envio não encontrado. Atualize a página.' },
  invalid_order_link: {
    status: 404,
    message: 'Este link não abre mais o pedido. Peça um novo link com o número do pedido e o seu e-mail.',
  },
  attachment_not_found: { status: 404, message: 'Arquivo não encontrado.' },
  cep_not_found: { status: 404, message: 'CEP não encontrado.' },
  method_not_allowed: { status: 405, message: 'Método não permitido.' },
  request_timeout: { status: 408, message: 'A requisição demorou demais. Tente novamente.' },

  ticket_closed: { status: 409, message: 'Este ticket está fechado.' },
  prices_changed: { status: 409, message: 'Os preços do seu carrinho mudaram. Confira antes de continuar.' },
  coupon_not_valid: {
    status: 409,
    message: 'Este cupom não vale para este carrinho. Confira o código ou continue sem ele.',
  },
  coupon_duplicate: { status: 409, message: 'Já existe um cupom com este código. Escolha outro.' },
  out_of_stock: { status: 409, message: 'Não há estoque suficiente para um dos itens.' },
  option_unavailable: { status: 409, message: 'O tamanho ou a cor escolhida não está disponível.' },
  offer_needs_plan: {
    status: 409,
    message: 'Escolha um modelo de produção: sem ele, sob encomenda e sob medida não têm prazo.',
  },
  ...promiseErrors,
  ...saleErrors,
  ...chargeErrors,
  ...appointmentErrors,
  ...listErrors,
  ...productionErrors,
  ...productErrors,
  offer_unavailable: { status: 409, message: 'Esta forma de compra não está mais disponível.' },
  product_unavailable: { status: 409, message: 'Um dos produtos não está mais disponível.' },
  order_already_paid: { status: 409, message: 'Este pedido já foi pago.' },
  payment_in_progress: {
    status: 409,
    message: 'Há um pagamento em andamento para este pedido. Conclua-o ou espere que ele termine.',
  },
  order_expired: { status: 409, message: 'O prazo para pagar este pedido terminou.' },
  order_not_payable: { status: 409, message: 'Este pedido não pode ser pago.' },
  order_not_cancellable: {
    status: 409,
    message:
      'Este pedido não pode mais ser cancelado: já foi entregue ou cancelado, o prazo de pagamento terminou, ou o valor recebido ainda precisa ser conferido.',
  },
  refund_required: {
    status: 409,
    message: 'Este pedido já foi pago. Confira o pedido e diga quanto devolver para cancelar.',
  },
  order_paid_before_cancel: {
    status: 409,
    message:
      'O pagamento deste pedido foi aprovado antes do cancelamento, e o pedido continua. Para desistir, use “Desistir da compra”.',
  },
  order_cancelled: { status: 409, message: 'Este pedido foi cancelado. Registre um novo pedido.' },
  order_not_ready: {
    status: 409,
    message: 'Só um pedido Pronto pode ser enviado. Mude o status para Pronto e envie de novo.',
  },
  order_not_shippable: {
    status: 409,
    message:
      'Este pedido não é para enviar: é retirado no ateliê, foi cancelado ou reembolsado, ou a cliente desistiu.',
  },
  shipment_duplicate: {
    status: 409,
    message: 'Este código de rastreio já está no pedido. Para mudar algo, corrija o envio.',
  },
  delivery_locked: {
    status: 409,
    message: 'Os dados de entrega não mudam mais: o pedido já foi enviado, entregue ou cancelado.',
  },
  customer_erased: {
    status: 409,
    message: 'A cliente excluiu os dados dela: este pedido não muda mais.',
  },
  too_many_unpaid_orders: {
    status: 409,
    message:
      'Você já tem o máximo de pedidos aguardando pagamento. Pague um deles em Minha Conta ou aguarde o prazo terminar.',
  },
  too_many_unpaid_units: {
    status: 409,
    message:
      'Este pedido passa do máximo de unidades reservadas sem pagamento. Pague um pedido em aberto ou diminua as quantidades.',
  },
  address_holds_too_much: {
    status: 409,
    message:
      'Há muitas unidades reservadas sem pagamento a partir da sua rede. Aguarde alguns minutos e tente de novo.',
  },
  hold_time_used_up: {
    status: 409,
    message:
      'Você já reservou este produto por uma hora sem pagar. Tente mais tarde: a cada hora ele pode ficar reservado por mais 10 minutos.',
  },
  order_not_refundable: { status: 409, message: 'Este pedido não pode ser reembolsado.' },
  refund_too_large: { status: 409, message: 'O valor é maior do que o que resta a reembolsar.' },
  return_too_large: {
    status: 409,
    message: 'A quantidade é maior do que a que ainda pode voltar ao estoque. Atualize a página e confira.',
  },
  order_needs_attention: {
    status: 409,
    message: 'O pagamento deste pedido pede atenção. Veja o aviso e confirme se quer continuar.',
  },
  attention_changed: {
    status: 409,
    message: 'O aviso deste pedido mudou. Atualize a página e confira.',
  },
  attention_not_clearable: {
    status: 409,
    message: 'Este aviso termina com a decisão do banco ou com a devolução do valor.',
  },
  category_in_use: { status: 409, message: 'A categoria tem produtos e não pode ser removida.' },
  category_required: {
    status: 409,
    message: "Coleção necessária: Adicione uma categoria em 'Configurações' antes de criar um produto.",
  },
  selection_gone: {
    status: 409,
    message: 'Uma das peças da seleção foi excluída. Recarregue a página e confira.',
  },
  complement_gone: {
    status: 409,
    message: 'Uma das peças escolhidas foi excluída. Recarregue a página e confira.',
  },
  synonym_duplicate: { status: 409, message: 'Esta palavra já está na lista. Deixe uma linha só.' },
  category_duplicate: { status: 409, message: 'Já existe uma categoria com este nome.' },
  stale_version: {
    status: 409,
    message: 'Estes dados foram alterados por outra pessoa. Recarregue a página.',
  },
  obligatory_sections_missing: {
    status: 409,
    message: 'Faltam na página textos que a lei pede. Confirme que quer publicar sem eles.',
  },
  variant_in_use: {
    status: 409,
    message:
      'Ainda há peças neste tamanho ou nesta cor. Zere a contagem em Configurações → Estoque antes de retirar.',
  },
  stock_changed: {
    status: 409,
    message: 'Uma peça foi vendida ou voltou enquanto você contava. Confira os números e guarde de novo.',
  },
  second_factor_on: { status: 409, message: 'A verificação em duas etapas já está ativa.' },
  second_factor_off: { status: 409, message: 'A verificação em duas etapas não está ativa.' },
  admin_not_blockable: {
    status: 409,
    message: 'Um administrador não pode ser bloqueado. Retire antes o acesso dele à área administrativa.',
  },
  account_in_use: {
    status: 409,
    message: 'A conta não pode ser excluída: há um pedido, um reembolso ou um ticket em aberto.',
  },
  order_in_use: {
    status: 409,
    message:
      'Os dados deste pedido ainda são necessários: ele não foi entregue, ou há um pagamento, uma desistência ou um reembolso em aberto. Peça de novo quando tudo terminar.',
  },
  order_in_account: {
    status: 409,
    message: 'Este pedido está numa conta. Para apagar os dados, entre nela e escolha excluir a conta.',
  },
  admin_account: {
    status: 409,
    message: 'Uma conta de administração não pode ser excluída aqui. Peça antes a retirada do acesso.',
  },
  review_of_buyers_only: {
    status: 409,
    message: 'Só quem comprou este produto pode avaliá-lo. Se você comprou com outro e-mail, entre com ele.',
  },
  too_many_favorites: { status: 409, message: 'Você já tem 500 favoritos.' },
  too_many_measurement_sheets: {
    status: 409,
    message: 'Você já tem 20 fichas. Exclua uma que não usa mais para criar outra.',
  },
  too_many_measurement_versions: {
    status: 409,
    message: 'Esta ficha já tem 200 versões. Crie uma ficha nova para continuar.',
  },
  measures_missing: {
    status: 409,
    message: 'Há peça sob medida sem medidas travadas. Confira e trave as medidas antes de avançar.',
  },
  measures_locked: {
    status: 409,
    message: 'O ateliê já travou as medidas desta peça para o corte. Para mudar, fale com o ateliê.',
  },
  measures_changed: {
    status: 409,
    message: 'As medidas desta peça mudaram enquanto você conferia. Atualize a página e confira de novo.',
  },
  order_has_account: {
    status: 409,
    message: 'Este pedido já está numa conta. Entre nela e envie as medidas por lá.',
  },
  measures_in_use: {
    status: 409,
    message: 'Uma peça ainda não entregue é cortada nesta ficha. Ela pode ser apagada depois da entrega.',
  },
  idempotency_mismatch: { status: 409, message: 'Esta tentativa já foi usada com outros dados.' },
  idempotency_running: { status: 409, message: 'Esta tentativa ainda está sendo processada.' },

  payload_too_large: { status: 413, message: 'O conteúdo enviado é grande demais.' },
  file_too_large: { status: 413, message: 'O arquivo é grande demais.' },
  unsupported_media_type: { status: 415, message: 'Formato de conteúdo não aceito.' },
  unsupported_file_type: { status: 415, message: 'Tipo de arquivo não aceito.' },
  too_many_requests: { status: 429, message: 'Muitas tentativas. Aguarde um pouco e tente novamente.' },
  too_many_declines: {
    status: 429,
    message: 'Muitos pagamentos foram recusados. Aguarde uma hora ou fale com o ateliê.',
  },
  headers_too_large: { status: 431, message: 'Os cabeçalhos da requisição são grandes demais.' },

  unexpected: { status: 500, message: 'Ocorreu um erro. Tente novamente mais tarde.' },
  unavailable: {
    status: 503,
    message: 'Serviço temporariamente indisponível. Tente novamente em instantes.',
  },
  payment_unavailable: { status: 503, message: 'O pagamento está indisponível no momento. Tente novamente.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors
