import { accountExport } from '@shop/contract/account-export'
import { measurementConsent } from '@shop/contract/measurement-consent'
import { users } from '@shop/contract/users'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aSession, aUser } from '@shop/test-kit/factories'
import { daysAgo } from '@shop/test-kit/measurements'
import { anAgreedPlan, aPlannedOrder } from '@shop/test-kit/planned-order'
import { aPromiseChange } from '@shop/test-kit/production'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWholeCustomer, personal } from '../../testing/whole-customer.ts'

let api: Awaited<ReturnType<typeof testApi>>
let person: Awaited<ReturnType<typeof aWholeCustomer>>
beforeAll(async () => {
  api = await testApi()
  person = await aWholeCustomer(api)
})
afterAll(() => api.close())

const download = (token: string) =>
  api.inject({ url: users.exportData.path, headers: { authorization: `Bearer ${token}` } })

test('holds profile, orders, reviews, favourites, tickets and all other data stored about a customer', async () => {
  const response = await download(person.token)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-disposition']).toContain('meus-dados.json')
  const { bought, expired, ownSale, product, ticket, user } = person
  expect(response.json()).toMatchObject({
    perfil: {
      id: user.id,
      nome: personal.name,
      email: personal.email,
      rua: personal.street,
      role: 'customer',
    },
    pedidos: [
      {
        numero: bought.number,
        status: 'Entregue',
        pagamento: 'pago',
        total: 4890,
        total_reembolsado: 1,
        endereco: `${personal.street}, 77`,
        numero_endereco: '77',
        bairro: personal.neighborhood,
        cpf: personal.cpf,
        retirado_por: `Tia de ${personal.name}`,
        items: [{ nome_produto: product.name, tamanho: 'M', quantidade: 1, preco_unitario: 4890 }],
        historico: [{ kind: 'created' }],
        reembolsos: [{ valor: 1, status: 'succeeded' }],
        envios: [{ transportadora: 'Jadlog', codigo_rastreio: personal.trackingCode }],
      },
      { numero: expired.number, pagamento: 'expirado' },
      { numero: ownSale.number },
    ],
    avaliacoes: [
      {
        ...{ nome_produto: product.name, classificacao: 5, titulo: 'Caimento perfeito', altura_cm: 168 },
        foto: { endereco: `/api/review-photos/${person.review.photoId}`, aprovada_em: null },
      },
    ],
    favoritos: [{ nome_produto: product.name }],
    lista_compartilhada: { compartilhada: true, comentarios: [{ nome: 'Bia', nome_produto: product.name }] },
    carrinho: [{ nome_produto: product.name, tamanho: 'G', cor: 'Pérola', quantidade: 1 }],
    fichas_de_medidas: [
      {
        quem_vai_vestir: personal.name,
        crianca: false,
        texto_aceito: measurementConsent,
        versoes: [
          {
            versao: 2,
            medidas_cm: { Cintura: 70.1, Quadril: 101.3 },
            salto_cm: 7.5,
            medida_em: daysAgo(30),
            medida: 'por ela mesma',
            observacao: `De ${personal.name}`,
          },
          { versao: 1, medidas_cm: { Cintura: 71.3 } },
        ],
      },
    ],
    tickets: [
      {
        id: ticket.id,
        mensagens: [
          { mensagem: `Meu telefone é ${personal.phone}`, anexos: [] },
          { mensagem: 'Veja', anexos: [{ fileName: `${personal.name}.webp` }] },
          { mensagem: `Olá, ${personal.name}!`, eh_admin: true },
        ],
      },
    ],
    sessoes: [{ aparelho: 'Firefox/132.0', endereco_ip: '198.51.100.42' }],
    newsletter: { status: 'pending' },
    encontros: [
      {
        ...{ encontro: 'Visita ao ateliê', prova: null, numero_pedido: null, situacao: 'booked' },
        ...{ nome: personal.name, email: personal.email, quero_ver: `Sou ${personal.name}` },
      },
      { prova: '1ª prova', numero_pedido: bought.number, situacao: 'done' },
    ],
    avisos_de_pecas: [{ tamanho: 'G', cor: 'Branco', status: 'pending', confirmado_em: null }],
    lembretes_de_compra: [{ enviado_em: null }],
    contatos: [
      {
        assunto: 'Outros',
        mensagem: `Sou ${personal.name}.`,
        medidas: { busto: 90.5, cintura: 66, quadril: 101 },
      },
    ],
  })
  const { emails, knownDevices } = accountExport.parse(response.json())
  expect(emails.map(({ subject }) => subject)).toContain(`Pedido de ${personal.name}`)
  expect(knownDevices).toHaveLength(1)
  expect(response.body).not.toMatch(/argon2|token|Hash/)
})

test('holds nothing of other accounts', async () => {
  const { token } = await aSession(api.db, await aUser(api.db))
  const response = await download(token)
  expect(response.json()).toMatchObject({
    pedidos: [],
    avaliacoes: [],
    favoritos: [],
    lista_compartilhada: null,
    fichas_de_medidas: [],
    tickets: [],
    newsletter: null,
    avisos_de_pecas: [],
    lembretes_de_compra: [],
    contatos: [],
    emails_enviados: [],
  })
  for (const text of Object.values(personal)) expect(response.body).not.toContain(text)
})

test('holds a guest’s order under the same e-mail only once she has claimed it', async () => {
  const user = await aUser(api.db)
  const { token } = await aSession(api.db, user)
  const guest = { isGuest: true, userId: null, customerEmail: user.email, customerCpf: '11144477735' }
  const order = await anOrder(api.db, { ...guest, termsKey: '2026-11-17' })
  const before = await download(token)
  expect(accountExport.parse(before.json()).orders).toEqual([])
  expect(before.body).not.toContain('11144477735')
  await api.db.updateTable('orders').set({ userId: user.id }).where('id', '=', order.id).execute()
  expect((await download(token)).json()).toMatchObject({
    pedidos: [{ numero: order.number, cpf: '11144477735', textos_aceitos: '2026-11-17' }],
  })
})

test('is also available as a page, in which user input is escaped', async () => {
  const user = await aUser(api.db, { name: '<b>Ana</b>', createdAt: new Date('2026-03-04T15:30:00Z') })
  const read = async (token: string) =>
    api.inject({ url: users.exportPage.path, headers: { authorization: `Bearer ${token}` } })
  const own = await read((await aSession(api.db, user)).token)
  expect(own.headers['content-type']).toContain('text/html')
  expect(own.headers['content-disposition']).toContain('meus-dados.html')
  expect(own.body).toContain('<dt>Nome</dt><dd>&lt;b&gt;Ana&lt;/b&gt;</dd>')
  expect(own.body).toContain('<dd>04/03/2026, 12:30</dd>')
  expect(own.body).not.toContain(personal.name)
  const whole = await read(person.token)
  for (const text of [
    personal.street,
    'R$\u00a04.890,00',
    'Caimento perfeito',
    'Pérola',
    '<dt>Cintura</dt><dd>70,1</dd>',
  ]) {
    expect(whole.body).toContain(text)
  }
})

test('holds the changes of a promise with what the customer said to them', async () => {
  const user = await aUser(api.db)
  const order = await anOrder(api.db, { userId: user.id, paymentState: 'paid', paidAt: new Date() })
  const change = await aPromiseChange(api.db, order)
  await sql`insert into promise_answers (change_id, answer) values (${change.id}, 'accepted')`.execute(api.db)
  const { token } = await aSession(api.db, user)
  expect((await download(token)).json()).toMatchObject({
    pedidos: [
      {
        mudancas_de_prazo: [
          { motivo: 'A renda chegou depois.', agora_ate: '2026-12-18', resposta: 'accepted' },
        ],
      },
    ],
  })
})

test('holds every charge with its label, the extras and what was agreed, word for word', async () => {
  const user = await aUser(api.db)
  const paidAt = new Date('2026-11-13T12:00:00Z')
  const order = await aPlannedOrder(
    api.db,
    [
      { amountCents: 206_700, dueOn: '2026-11-13', paidAt, paymentMethod: 'pix' },
      { amountCents: 241_150, dueOn: '2026-12-11', paidAt, receivedWay: 'cash', refundedCents: 100 },
      { amountCents: 241_150, dueOn: '2027-01-11' },
      { amountCents: 1, cancelledAt: paidAt },
    ],
    { userId: user.id },
  )
  await anAgreedPlan(api.db, order.id)
  const { token } = await aSession(api.db, user)
  const response = await download(token)
  expect(response.json()).toMatchObject({
    pedidos: [
      {
        parcelas: [
          { parcela: 'Sinal', valor: 2067, forma_pagamento: 'pix', pago_em: paidAt.toISOString() },
          { parcela: 'Parcela 1 de 2', recebido_por: 'dinheiro', total_reembolsado: 1 },
          { parcela: 'Parcela 2 de 2', valor: 2411.5, vence_em: '2027-01-11', pago_em: null },
          { parcela: 'Cancelada' },
          { parcela: 'Acréscimo: Renda no punho', valor: 620 },
        ],
        acrescimos: [
          { acrescimo: 'Renda no punho', recusado_em: null },
          { acrescimo: 'Segundo véu', aceito_em: null },
        ],
        acordos: [{ texto: 'Sinal e parcelas', onde: 'site' }],
      },
    ],
  })
})

/** Foreign keys to an account, and where the export contains their rows. A new table must be added here. */
const places: Record<string, string> = {
  'sessions.user_id': 'sessoes',
  'known_devices.user_id': 'aparelhos_conhecidos',
  'appointments.user_id': 'encontros',
  'agenda_feeds.user_id': 'a secret of an administrator: only its hash is stored',
  'favorites.user_id': 'favoritos',
  'shared_lists.user_id': 'lista_compartilhada',
  'account_carts.user_id': 'carrinho',
  'measurement_sheets.user_id': 'fichas_de_medidas',
  'reviews.user_id': 'avaliacoes',
  'customers.user_id': 'cadastros_no_atelie',
  'orders.user_id': 'pedidos',
  'tickets.user_id': 'tickets',
  'ticket_messages.author_id': 'tickets; an administrator’s replies belong to the atelier',
  'attachments.uploaded_by': 'tickets, by name',
  'account_tokens.user_id': 'a secret: only its hash is stored',
  'idempotency_keys.user_id': 'copies of responses, for a day',
  'contact_messages.handled_by': 'done on behalf of the shop',
  'orders.recorded_by': 'done on behalf of the shop',
  'refunds.requested_by': 'done on behalf of the shop',
  'reconciliation_breaks.resolved_by': 'done on behalf of the shop',
  'settings.updated_by': 'done on behalf of the shop',
  'content_versions.published_by': 'done on behalf of the shop',
  'content_drafts.saved_by': 'done on behalf of the shop',
  'site_images.created_by': 'done on behalf of the shop',
}

/** Columns that hold an email address. */
const addresses: Record<string, string> = {
  'users.email': 'perfil',
  'users.email_verified_at': 'perfil',
  'customers.email': 'cadastros_no_atelie',
  'appointments.email': 'encontros',
  'orders.customer_email': 'pedidos',
  'contact_messages.email': 'contatos',
  'newsletter_subscribers.email': 'newsletter',
  'stock_notices.email': 'avisos_de_pecas',
  'checkout_reminders.emailed_at': 'lembretes_de_compra',
  'checkout_reminder_opt_outs.email_hash': 'that an address wants none, by its hash',
  'stock_notices.emailed_at': 'avisos_de_pecas, as the day of the notice',
  'mails.recipient': 'emails_enviados',
  'mails.reply_to': 'contatos, which the email is about',
  'account_requests.email': 'processed and deleted within moments',
}

test('no table that references an account, or holds an email address, is missing', async () => {
  const pointing = await sql<{ place: string }>`
    select conrelid::regclass || '.' || attname as place
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass order by 1`.execute(api.db)
  expect(pointing.rows.map(({ place }) => place)).toEqual(Object.keys(places).sort())

  const knowing = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and column_name ~ 'email|recipient|reply_to' order by 1`.execute(api.db)
  expect(knowing.rows.map(({ place }) => place)).toEqual(Object.keys(addresses).sort())
})

test('is rejected for visitors, and limited per account', async () => {
  expect((await api.inject({ url: users.exportData.path })).statusCode).toBe(401)
  const limited = await testApi({ config: { limits: { dataExport: { points: 1 } } } })
  const caller = await limited.as(await aUser(limited.db))
  const statuses = [await caller.call(users.exportData, {}), await caller.call(users.exportData, {})]
  expect(statuses.map(({ status }) => status)).toEqual([200, 429])
  await limited.close()
})
