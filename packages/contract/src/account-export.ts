/** The file in which customers download the data the shop holds about them. It uses the wire's field names. */
import { addressNames } from './address.ts'
import { appointmentStates } from './appointment-facts.ts'
import { brl, day, timestamp } from './codecs.ts'
import { sentMeasures } from './contact.ts'
import { exportedMeasurementSheet } from './measurement-export.ts'
import { exportedOrder } from './order-export.ts'
import { reviewFit, reviewFitNames } from './review-fit.ts'
import { exportedSharedList } from './shared-list-export.ts'
import { ticket } from './tickets.ts'
import { role } from './users.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

const text = z.string().nullable()

const profile = wire(
  {
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: text,
    street: text,
    number: text,
    complement: text,
    neighborhood: text,
    city: text,
    state: text,
    zipCode: text,
    role,
    weddingOn: day.nullable(),
    registeredAt: timestamp,
    emailVerifiedAt: timestamp.nullable(),
    secondFactorEnabledAt: timestamp.nullable(),
  },
  {
    name: 'nome',
    phone: 'telefone',
    ...addressNames,
    weddingOn: 'data_casamento',
    registeredAt: 'data_cadastro',
    emailVerifiedAt: 'email_confirmado_em',
    secondFactorEnabledAt: 'segundo_fator_desde',
  },
)

/** As the atelier wrote it down when it sold something itself. */
const walkIn = wire(
  { name: z.string(), phone: z.string(), email: text, since: timestamp },
  { name: 'nome', phone: 'telefone', since: 'desde' },
)

const reviewPhoto = wire(
  { address: z.string(), sentAt: timestamp, approvedAt: timestamp.nullable() },
  { address: 'endereco', sentAt: 'enviada_em', approvedAt: 'aprovada_em' },
)

const review = wire(
  {
    productId: z.int(),
    productName: z.string(),
    rating: z.int(),
    title: z.string(),
    comment: z.string(),
    reviewedAt: timestamp,
    ...reviewFit,
    /** Its bytes are at `address`, with the account's token. */
    photo: reviewPhoto.nullable(),
  },
  {
    ...reviewFitNames,
    photo: 'foto',
    productName: 'nome_produto',
    rating: 'classificacao',
    title: 'titulo',
    comment: 'comentario',
    reviewedAt: 'data_avaliacao',
  },
)

const favorite = wire(
  { productId: z.int(), productName: z.string(), since: timestamp },
  { productName: 'nome_produto', since: 'desde' },
)

const cartLine = wire(
  {
    productId: z.int(),
    name: z.string(),
    unitPriceCents: brl,
    size: z.string(),
    color: z.string(),
    quantity: z.int(),
  },
  {
    name: 'nome_produto',
    unitPriceCents: 'preco_unitario',
    size: 'tamanho',
    color: 'cor',
    quantity: 'quantidade',
  },
)

const session = wire(
  {
    createdAt: timestamp,
    lastUsedAt: timestamp,
    endedAt: timestamp.nullable(),
    userAgent: text,
    ipAddress: text,
  },
  {
    createdAt: 'aberta_em',
    lastUsedAt: 'usada_em',
    endedAt: 'encerrada_em',
    userAgent: 'aparelho',
    ipAddress: 'endereco_ip',
  },
)

const knownDevice = wire(
  { knownSince: timestamp, expiresAt: timestamp },
  { knownSince: 'desde', expiresAt: 'ate' },
)

const newsletter = wire(
  {
    status: z.string(),
    consentText: z.string(),
    consentedAt: timestamp,
    confirmedAt: timestamp.nullable(),
    unsubscribedAt: timestamp.nullable(),
  },
  {
    consentText: 'texto_aceito',
    consentedAt: 'aceito_em',
    confirmedAt: 'confirmado_em',
    unsubscribedAt: 'cancelado_em',
  },
)

const checkoutReminder = wire(
  { orderNumber: z.int(), agreedAt: timestamp, emailedAt: timestamp.nullable() },
  { orderNumber: 'numero_pedido', agreedAt: 'pedido_em', emailedAt: 'enviado_em' },
)

const stockNotice = wire(
  {
    productId: z.int(),
    productName: z.string(),
    size: z.string(),
    color: z.string(),
    status: z.string(),
    requestedAt: timestamp,
    confirmedAt: timestamp.nullable(),
    notifiedAt: timestamp.nullable(),
  },
  {
    productName: 'nome_produto',
    size: 'tamanho',
    color: 'cor',
    requestedAt: 'pedido_em',
    confirmedAt: 'confirmado_em',
    notifiedAt: 'avisado_em',
  },
)

const contactMessage = wire(
  {
    name: z.string(),
    phone: text,
    subject: z.string(),
    message: z.string(),
    measures: wire(sentMeasures.shape, { bust: 'busto', waist: 'cintura', hip: 'quadril' }).nullable(),
    sentAt: timestamp,
  },
  {
    name: 'nome',
    phone: 'telefone',
    subject: 'assunto',
    message: 'mensagem',
    measures: 'medidas',
    sentAt: 'data_envio',
  },
)

const email = wire(
  { subject: z.string(), text: z.string(), sentAt: timestamp.nullable() },
  { subject: 'assunto', text: 'texto', sentAt: 'data_envio' },
)

const appointment = wire(
  {
    typeName: z.string(),
    fittingName: text,
    orderNumber: z.int().nullable(),
    startsAt: timestamp,
    endsAt: timestamp,
    state: z.enum(appointmentStates),
    name: z.string(),
    email: text,
    phone: text,
    companions: z.int(),
    weddingOn: day.nullable(),
    wish: text,
    videoUrl: text,
    bookedAt: timestamp,
    confirmedAt: timestamp.nullable(),
    cancelledAt: timestamp.nullable(),
  },
  {
    typeName: 'encontro',
    fittingName: 'prova',
    orderNumber: 'numero_pedido',
    startsAt: 'inicio',
    endsAt: 'fim',
    state: 'situacao',
    name: 'nome',
    phone: 'telefone',
    companions: 'acompanhantes',
    weddingOn: 'data_casamento',
    wish: 'quero_ver',
    videoUrl: 'endereco_da_conversa',
    bookedAt: 'marcado_em',
    confirmedAt: 'confirmado_em',
    cancelledAt: 'cancelado_em',
  },
)

export const accountExport = wire(
  {
    exportedAt: timestamp,
    profile,
    walkIns: z.array(walkIn),
    orders: z.array(exportedOrder),
    reviews: z.array(review),
    favorites: z.array(favorite),
    sharedList: exportedSharedList.nullable(),
    cart: z.array(cartLine),
    measurementSheets: z.array(exportedMeasurementSheet),
    tickets: z.array(ticket),
    sessions: z.array(session),
    knownDevices: z.array(knownDevice),
    appointments: z.array(appointment),
    newsletter: newsletter.nullable(),
    stockNotices: z.array(stockNotice),
    checkoutReminders: z.array(checkoutReminder),
    contactMessages: z.array(contactMessage),
    emails: z.array(email),
  },
  {
    exportedAt: 'exportado_em',
    profile: 'perfil',
    walkIns: 'cadastros_no_atelie',
    orders: 'pedidos',
    reviews: 'avaliacoes',
    favorites: 'favoritos',
    sharedList: 'lista_compartilhada',
    cart: 'carrinho',
    measurementSheets: 'fichas_de_medidas',
    sessions: 'sessoes',
    knownDevices: 'aparelhos_conhecidos',
    appointments: 'encontros',
    stockNotices: 'avisos_de_pecas',
    checkoutReminders: 'lembretes_de_compra',
    contactMessages: 'contatos',
    emails: 'emails_enviados',
  },
)

export type AccountExport = z.output<typeof accountExport>
