/** Error correction of QR codes: polynomials over the field of 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1. */
const FIELD_POLYNOMIAL = 0x11d

export function multiply(x: number, y: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * FIELD_POLYNOMIAL)
    if ((y >>> bit) & 1) product ^= x
  }
  return product
}

/** The check bytes of a block. */
export function checkBytes(data: readonly number[], count: number): number[] {
  const divisor = divisorOf(count)
  const remainder = Array.from({ length: count }, () => 0)
  for (const byte of data) {
    const factor = byte ^ (remainder.shift() ?? 0)
    remainder.push(0)
    for (const [index, coefficient] of divisor.entries()) {
      remainder[index] = (remainder[index] ?? 0) ^ multiply(coefficient, factor)
    }
  }
  return remainder
}

function divisorOf(degree: number): number[] {
  const result = Array.from({ length: degree }, (_, index) => Number(index === degree - 1))
  let root = 1
  for (let step = 0; step < degree; step++) {
    for (let index = 0; index < degree; index++) {
      result[index] = multiply(result[index] ?? 0, root) ^ (result[index + 1] ?? 0)
    }
    root = multiply(root, 2)
  }
  return result
}
