interface DiscountedOrder {
  couponCode?: string | undefined
  discountCents?: number | undefined
}

/** 'Cupom NOIVA10', or 'Desconto' where the atelier gave it; undefined without one. */
export function discountLabel({ couponCode, discountCents = 0 }: DiscountedOrder): string | undefined {
  if (couponCode !== undefined) return `Cupom ${couponCode}`
  return discountCents > 0 ? 'Desconto' : undefined
}
