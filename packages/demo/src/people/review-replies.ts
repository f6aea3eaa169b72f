import type { PlannedReview } from './reviews.ts'

interface PlannedReply extends Pick<PlannedReview, 'slug' | 'customer' | 'daysAgo'> {
  text: string
}

/** The atelier's replies. */
export const plannedReplies: readonly PlannedReply[] = [
  {
    slug: 'acucena',
    customer: 'gabriela',
    daysAgo: 18,
    text: 'Gabriela, que alegria! As costas deram três dias de agulha. Traga o vestido para a limpeza quando quiser.',
  },
  {
    slug: 'bolero-brisa',
    customer: 'camila',
    daysAgo: 21,
    text: 'Obrigada, Camila! Era para isso mesmo que ele foi pensado.',
  },
]
