/** What was agreed at her fittings, as the account's export contains it. */
import { centimetres } from './centimetres.ts'
import { timestamp } from './codecs.ts'
import { wire, wireValues } from './wire.ts'
import { z } from './zod.ts'

const text = z.string().nullable()

export const exportedRecord = wire(
  {
    fittingName: text,
    productName: z.string(),
    startsAt: timestamp,
    points: z.array(
      wire(
        { point: z.string(), what: z.string(), mm: centimetres(1, 1000).nullable(), note: text },
        { point: 'ponto', what: 'ajuste', mm: 'ajuste_cm', note: 'observacao' },
      ),
    ),
    sentAt: timestamp,
    reply: wireValues({ confirmed: 'confirmado', differs: 'não foi isso' }).nullable(),
    replyText: text,
    repliedAt: timestamp.nullable(),
  },
  {
    fittingName: 'prova',
    productName: 'nome_produto',
    startsAt: 'prova_em',
    points: 'pontos',
    sentAt: 'enviado_em',
    reply: 'resposta',
    replyText: 'o_que_foi_diferente',
    repliedAt: 'respondida_em',
  },
)
