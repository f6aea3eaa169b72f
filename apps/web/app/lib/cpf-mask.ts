import type { Mask } from './masks.ts'

/** '529.982.247-25'. Apart from the other masks, which more pages load. */
export const cpfMask: Mask = (text) => {
  const digits = text.replaceAll(/\D/g, '').slice(0, 11)
  const dotted = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9)].filter(Boolean).join('.')
  return digits.length > 9 ? `${dotted}-${digits.slice(9)}` : dotted
}
