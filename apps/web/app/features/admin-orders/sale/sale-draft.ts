import { state } from '@shop/contract/address'
import { madeToMeasureSize } from '@shop/contract/offers'
import type { SaleDraft } from '@shop/contract/sales'
import { parseTypedMoney } from '@shop/contract/typed-money'
import { hasOwnPrice, isMade, type SaleLine, unitPrice } from './sale-line-values.ts'
import { amountsOf, discountOf, planOf } from './sale-money.ts'
import type { SaleValues } from './sale-values.ts'

/** What the checked form sends. */
export function draftOf(sale: SaleValues, requestId: string): SaleDraft {
  const { lines, services, wishedOn, overbook, notes } = sale
  const discount = discountOf(sale)
  const parts = planOf(sale)
  const hasDay = wishedOn !== '' && (isMade(lines) || lines.length === 0)
  return {
    requestId,
    customer: customerOf(sale),
    items: lines.map(itemOf),
    ...(services.length > 0 && {
      services: services.map(({ description, amount }) => ({
        description: description.trim(),
        amountCents: parseTypedMoney(amount) ?? 0,
      })),
    }),
    ...(discount && { discount: { ...discount, reason: sale.discountReason.trim() } }),
    totalCents: amountsOf(sale).totalCents,
    ...receivingOf(sale),
    received: { way: sale.way, receivedOn: sale.receivedOn },
    ...(parts.length > 0 && { parts }),
    ...(notes.trim() !== '' && { notes: notes.trim() }),
    ...(hasDay && { wishedOn, ...(overbook && { overbook }) }),
  }
}

function customerOf({ found, name, phone, email, cpf }: SaleValues): SaleDraft['customer'] {
  return {
    name: name.trim(),
    phone: phone.trim(),
    ...(found?.kind === 'account' && { accountId: found.id }),
    ...(found?.kind === 'walk_in' && { customerId: found.id }),
    ...(found?.kind !== 'account' && email.trim() !== '' && { email: email.trim() }),
    ...(cpf.trim() !== '' && { cpf: cpf.trim() }),
  }
}

function itemOf(line: SaleLine): SaleDraft['items'][number] {
  const { product, size, color, quantity, offer, priceReason } = line
  return {
    productId: product.id,
    color,
    quantity,
    // What is cut to measure starts from the chosen size.
    ...(offer === 'made_to_measure' ? { size: madeToMeasureSize, baseSize: size } : { size }),
    ...(offer !== 'ready' && { offer }),
    ...(hasOwnPrice(line) && { priceCents: unitPrice(line), priceReason: priceReason.trim() }),
  }
}

/** The server writes the atelier's address into a sale that is collected. */
function receivingOf(sale: SaleValues): Pick<SaleDraft, 'fulfilment' | 'shipping' | 'pickupName'> {
  if (sale.fulfilment === 'pickup')
    return {
      fulfilment: 'pickup',
      ...(sale.pickupName.trim() !== '' && { pickupName: sale.pickupName.trim() }),
    }
  const { street, number, complement, neighborhood, city, zipCode } = sale
  return {
    shipping: {
      address: street,
      complement: complement || null,
      ...{ number, neighborhood, city, zipCode, state: state.parse(sale.state) },
    },
  }
}
