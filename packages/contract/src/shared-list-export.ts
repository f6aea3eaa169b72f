/** A shared list in the file of all data of a customer. */
import { timestamp } from './codecs.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

const comment = wire(
  { productName: z.string(), name: z.string(), text: z.string(), writtenAt: timestamp },
  { productName: 'nome_produto', name: 'nome', text: 'texto', writtenAt: 'escrito_em' },
)

export const exportedSharedList = wire(
  {
    showsPrices: z.boolean(),
    showsWedding: z.boolean(),
    takesComments: z.boolean(),
    message: z.string().nullable(),
    isShared: z.boolean(),
    /** Those who have the link wrote them to her. */
    comments: z.array(comment),
  },
  {
    showsPrices: 'mostra_precos',
    showsWedding: 'mostra_casamento',
    takesComments: 'recebe_comentarios',
    message: 'mensagem',
    isShared: 'compartilhada',
    comments: 'comentarios',
  },
)
