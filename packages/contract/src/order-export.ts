/** Orders in the account's export. */
import { brl, day, timestamp } from './codecs.ts'
import { exportedLockedMeasures } from './measurement-export.ts'
import { fulfilment, orderEvent, orderStatus, paymentState, receivedWay } from './order.ts'
import { exportedRecord } from './record-export.ts'
import { wire, wireValues } from './wire.ts'
import { z } from './zod.ts'

const text = z.string().nullable()

const orderItem = wire(
  {
    /** Null for a service of the atelier. */
    productId: z.int().nullable(),
    productName: z.string(),
    size: z.string(),
    color: z.string(),
    quantity: z.int(),
    unitPriceCents: brl,
    discountCents: brl,
    measures: exportedLockedMeasures.nullable(),
    unlockReason: text,
  },
  {
    productName: 'nome_produto',
    size: 'tamanho',
    color: 'cor',
    quantity: 'quantidade',
    unitPriceCents: 'preco_unitario',
    discountCents: 'desconto',
    measures: 'medidas_travadas',
    unlockReason: 'medidas_reabertas_por',
  },
)

const refund = wire(
  { amountCents: brl, status: z.string(), reason: text, requestedAt: timestamp },
  { amountCents: 'valor', reason: 'motivo', requestedAt: 'pedido_em' },
)

const shipment = wire(
  {
    carrier: z.string(),
    trackingCode: text,
    trackingUrl: text,
    fiscalKey: text,
    shippedAt: timestamp,
  },
  {
    carrier: 'transportadora',
    trackingCode: 'codigo_rastreio',
    trackingUrl: 'endereco_rastreio',
    fiscalKey: 'chave_fiscal',
    shippedAt: 'enviado_em',
  },
)

const promiseChange = wire(
  {
    changedAt: timestamp,
    reason: z.string(),
    oldTo: day,
    newFrom: day,
    newTo: day,
    reply: text,
    repliedAt: timestamp.nullable(),
  },
  {
    changedAt: 'mudou_em',
    reason: 'motivo',
    oldTo: 'era_ate',
    newFrom: 'agora_de',
    newTo: 'agora_ate',
    reply: 'resposta',
    repliedAt: 'respondida_em',
  },
)

const charge = wire(
  {
    label: z.string(),
    amountCents: brl,
    dueOn: day,
    paidAt: timestamp.nullable(),
    paymentMethod: text,
    receivedWay: receivedWay.nullable(),
    refundedCents: brl,
    cancelledAt: timestamp.nullable(),
  },
  {
    label: 'parcela',
    amountCents: 'valor',
    dueOn: 'vence_em',
    paidAt: 'pago_em',
    paymentMethod: 'forma_pagamento',
    receivedWay: 'recebido_por',
    refundedCents: 'total_reembolsado',
    cancelledAt: 'cancelada_em',
  },
)

/** What was proposed to her, whether or not she accepted it. */
const extra = wire(
  {
    description: z.string(),
    amountCents: brl,
    dueOn: day,
    proposedAt: timestamp,
    acceptedAt: timestamp.nullable(),
    declinedAt: timestamp.nullable(),
    withdrawnAt: timestamp.nullable(),
  },
  {
    description: 'acrescimo',
    amountCents: 'valor',
    dueOn: 'vence_em',
    proposedAt: 'proposto_em',
    acceptedAt: 'aceito_em',
    declinedAt: 'recusado_em',
    withdrawnAt: 'retirado_em',
  },
)

const agreement = wire(
  { body: z.string(), place: wireValues({ site: 'site', atelier: 'ateliê' }), agreedAt: timestamp },
  { body: 'texto', place: 'onde', agreedAt: 'combinado_em' },
)

export const exportedOrder = wire(
  {
    id: z.int(),
    number: z.int(),
    placedAt: timestamp,
    status: orderStatus,
    paymentState,
    paymentMethod: text,
    paymentIntentId: text,
    cardBrand: text,
    cardLastDigits: text,
    cardInstallments: z.int().nullable(),
    receivedWay: receivedWay.nullable(),
    totalCents: brl,
    discountCents: brl,
    couponCode: text,
    refundedCents: brl,
    customerName: z.string(),
    customerEmail: text,
    customerPhone: text,
    customerCpf: text,
    fulfilment,
    pickupName: text,
    pickedUpBy: text,
    shippingAddress: z.string(),
    shippingNumber: text,
    shippingNeighborhood: text,
    shippingComplement: text,
    shippingCity: z.string(),
    shippingState: z.string(),
    shippingZipCode: z.string(),
    notes: text,
    termsKey: text,
    paidAt: timestamp.nullable(),
    promisedFrom: day.nullable(),
    promisedTo: day.nullable(),
    weddingOn: day.nullable(),
    wishedOn: day.nullable(),
    deliveredAt: timestamp.nullable(),
    withdrawalRequestedAt: timestamp.nullable(),
    withdrawalReason: text,
    items: z.array(orderItem),
    history: z.array(orderEvent.pick({ kind: true, at: true, details: true })),
    refunds: z.array(refund),
    shipments: z.array(shipment),
    promiseChanges: z.array(promiseChange),
    charges: z.array(charge),
    extras: z.array(extra),
    agreements: z.array(agreement),
    fittingRecords: z.array(exportedRecord),
  },
  {
    number: 'numero',
    placedAt: 'data_pedido',
    paymentState: 'pagamento',
    paymentMethod: 'forma_pagamento',
    paymentIntentId: 'id_pagamento',
    cardBrand: 'cartao_bandeira',
    cardLastDigits: 'cartao_final',
    cardInstallments: 'cartao_parcelas',
    receivedWay: 'recebido_por',
    totalCents: 'total',
    discountCents: 'desconto',
    couponCode: 'cupom',
    refundedCents: 'total_reembolsado',
    customerName: 'nome',
    customerEmail: 'email',
    customerPhone: 'telefone',
    customerCpf: 'cpf',
    fulfilment: 'forma_entrega',
    pickupName: 'quem_vem_buscar',
    pickedUpBy: 'retirado_por',
    shippingAddress: 'endereco',
    shippingNumber: 'numero_endereco',
    shippingNeighborhood: 'bairro',
    shippingComplement: 'complemento',
    shippingCity: 'cidade',
    shippingState: 'estado',
    shippingZipCode: 'cep',
    notes: 'observacoes',
    termsKey: 'textos_aceitos',
    paidAt: 'pago_em',
    promisedFrom: 'previsao_de',
    promisedTo: 'previsao_ate',
    weddingOn: 'data_casamento',
    wishedOn: 'entrega_desejada',
    deliveredAt: 'entregue_em',
    withdrawalRequestedAt: 'desistencia_em',
    withdrawalReason: 'desistencia_motivo',
    history: 'historico',
    refunds: 'reembolsos',
    shipments: 'envios',
    promiseChanges: 'mudancas_de_prazo',
    charges: 'parcelas',
    extras: 'acrescimos',
    agreements: 'acordos',
    fittingRecords: 'registros_de_provas',
  },
)
