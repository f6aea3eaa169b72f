import { button, paragraph, quotation } from './blocks.ts'
import { type Email, type Sender, writeEmail } from './layout.ts'

interface NewReview {
  productName: string
  rating: number
  title: string
  comment: string
  state: 'pending' | 'shown' | 'hidden'
}

/** The rest is on the page of the reviews. */
const QUOTED = 5

const stateNotes = {
  pending: ['Ela só aparece na loja depois que você aprovar.'],
  shown: [],
  hidden: ['Você ocultou a avaliação anterior desta cliente; a nova continua oculta até você mostrar.'],
} as const

/** To the atelier: the reviews written since the last email. Without their authors: an email outlives an account. */
export function reviewNotice(sender: Sender, reviews: readonly NewReview[]): Email {
  const count = reviews.length
  const quoted = reviews.slice(-QUOTED)
  const left = count - quoted.length
  const [first] = quoted
  const title =
    count === 1 && first
      ? `Nova avaliação: ${first.productName}, ${stars(first.rating)}`
      : `${count} novas avaliações`
  return writeEmail(sender, {
    subject: title,
    preview: 'Veja o que escreveram e, se quiser, responda.',
    reason: 'atelier',
    title: count === 1 ? 'Nova avaliação' : title,
    blocks: [
      ...(left > 0 ? [paragraph(`As ${left} primeiras estão na página das avaliações.`)] : []),
      ...quoted.flatMap(({ productName, rating, title, comment, state }) => [
        paragraph(`${productName}, ${stars(rating)}:`),
        quotation(`${title}\n${comment}`),
        ...stateNotes[state].map(paragraph),
      ]),
      button('Ver avaliações', new URL('/admin/suporte?secao=avaliacoes', sender.publicUrl).href),
    ],
  })
}

function stars(rating: number) {
  return rating === 1 ? '1 estrela' : `${rating} estrelas`
}
