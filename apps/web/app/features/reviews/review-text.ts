import { ratingScale } from '@shop/contract/constants'
import { formatDecimals, formatNumber } from '@shop/contract/numbers'

/** '4,8' */
export function averageText(average: number) {
  return formatDecimals(average, 1)
}

/** '4,8 de 5 estrelas' for an average, '4 de 5 estrelas' for one review. */
export function formatStars(rating: string | number) {
  return `${rating} de ${ratingScale} estrelas`
}

/** '1 estrela', '5 estrelas' */
export function starCount(stars: number) {
  return stars === 1 ? '1 estrela' : `${stars} estrelas`
}

/** '1 avaliação removida pela moderação' */
export function formatRemoved(removed: number) {
  return `${formatReviewCount(removed)} ${removed === 1 ? 'removida' : 'removidas'} pela moderação`
}

/** '12 avaliações', '1 avaliação' */
export function formatReviewCount(total: number) {
  return total === 1 ? '1 avaliação' : `${formatNumber(total)} avaliações`
}

/** Names of one word are those of dresses, which the atelier calls 'a Açucena'; 'a Véu Serenata' would be wrong. */
export function unreviewedText(product: string) {
  const name = product.includes(' ') ? `a peça ${product}` : `a ${product}`
  return `Ainda sem avaliações. Já vestiu ${name}? Conte como foi.`
}

export function firstName(name: string): string {
  return name.split(' ')[0] ?? name
}
