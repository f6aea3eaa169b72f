/** A manipulated order as a browser could send it. Each says whether the shop may create an order for it. */

export interface TestProduct {
  id: number
  price: number
}

export interface Tampered {
  title: string
  /** As it is sent: not all of it is valid JSON. */
  body: string
  headers: Record<string, string>
  /** `rejected`: 4xx and nothing written. `harmless`: an order as if nothing had been manipulated. */
  expected: 'rejected' | 'harmless'
}

/** Stands for the address of whoever sends it. */
export const EMAIL = 'marina@exemplo.test'

export interface Change {
  line?: object
  top?: object
  customer?: object
  shipping?: object
  headers?: Record<string, string>
  /** Replaces the text '@raw' including its quotes. */
  raw?: string
}

/** One dress, sent to an address; `change` says what is manipulated. */
export function tamperedWith(dress: TestProduct) {
  const make = (expected: Tampered['expected'], title: string, change: Change): Tampered => {
    const { line, top, customer, shipping, headers = {}, raw = '' } = change
    const body = JSON.stringify({
      customer: {
        name: 'Marina Duarte',
        email: EMAIL,
        phone: '(11) 90000-0000',
        cpf: '529.982.247-25',
        ...customer,
      },
      shipping: {
        address: 'Rua das Flores',
        number: '12',
        neighborhood: 'Bela Vista',
        city: 'São Paulo',
        state: 'SP',
        zipCode: '01310-100',
        ...shipping,
      },
      items: [{ ...chosen(dress), ...line }],
      total: dress.price,
      ...top,
    })
    const changed = { ...line, ...top, ...customer, ...shipping, ...headers }
    const written = raw === '' ? JSON.stringify(changed).slice(0, 60) : raw
    return { expected, title: `${title}: ${written}`, body: body.replace('"@raw"', raw), headers }
  }
  return {
    expectRejected: (title: string, change: Change) => make('rejected', title, change),
    allow: (title: string, change: Change) => make('harmless', title, change),
  }
}

export function lines(
  product: TestProduct,
  choices: readonly { quantity?: number; size?: string }[],
): Change {
  const items = choices.map((choice) => ({ ...chosen(product), ...choice }))
  return { top: { items, total: items.reduce((sum, { quantity }) => sum + quantity * product.price, 0) } }
}

function chosen({ id, price }: TestProduct) {
  return { id, price, size: 'M', color: 'Branco', quantity: 1 }
}
