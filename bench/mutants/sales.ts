import { api, feature, type Mutant } from './mutant.ts'

const lines = feature('sales/sale-lines.service.ts')
const payment = feature('sales/sale-payment.service.ts')
const sales = feature('sales/sales.test.ts')
const payments = feature('sales/sale-payment.test.ts')

/** Sales of the atelier: agreed prices, discounts and parts, and who may see them. */
export const saleMutants: Mutant[] = [
  {
    name: 'another price than the shop’s needs a reason',
    file: lines,
    text: 'if (priceReason === undefined) throw',
    instead: 'if (false) throw',
    tests: [sales],
  },
  {
    name: 'a discount is never the whole price',
    file: lines,
    text: 'if (totalCents < chargeCents.min || totalCents >',
    instead: 'if (totalCents >',
    tests: [sales],
  },
  {
    name: 'a discount is a percentage or an amount',
    file: lines,
    text: 'if (discount && (discount.percent === undefined) === (discount.amountCents === undefined))',
    instead: 'if (false)',
    tests: [sales],
  },
  {
    name: 'the total of a sale is the shop’s own',
    file: lines,
    text: 'if (totalCents !== shownCents)',
    instead: 'if (false)',
    tests: [sales],
  },
  {
    name: 'a sale that is sent twice is recorded once',
    file: feature('sales/sale-recording.service.ts'),
    text: 'if (recorded !== undefined) throw',
    instead: 'if (false) throw',
    tests: [sales],
  },
  {
    name: 'the units of a sale leave the stock',
    file: feature('sales/sale-recording.service.ts'),
    text: '    await stock.take(tx, lines, { orderId, actorId: actor.id })\n',
    instead: '',
    tests: [sales],
  },
  {
    name: 'the parts of a sale leave something to receive',
    file: payment,
    text: 'if (depositCents < chargeCents.min) throw',
    instead: 'if (false) throw',
    tests: [payments],
  },
  {
    name: 'the parts of a sale are due later',
    file: payment,
    text: 'if (dueOn <= today) throw',
    instead: 'if (false) throw',
    tests: [payments],
  },
  {
    name: 'money of a day to come is not received',
    file: payment,
    text: 'if (receivedOn > today) throw',
    instead: 'if (false) throw',
    tests: [payments],
  },
  {
    name: 'a sale is an order of an account only if that verified its e-mail',
    file: feature('sales/sale-customer.service.ts'),
    text: 'userId: isVerified ? accountId : null',
    instead: 'userId: accountId',
    tests: [feature('customers/walk-ins.test.ts')],
  },
  {
    name: 'administrators alone record sales',
    file: 'packages/contract/src/sales.ts',
    text: "access: 'admin'",
    instead: "access: 'signedIn'",
    tests: ['packages/contract/src/endpoints.test.ts'],
  },
  {
    name: 'the orders of a customer without an account are for administrators',
    file: 'packages/contract/src/customers.ts',
    text: "path: '/api/customers/:id/orders',\n    access: 'admin'",
    instead: "path: '/api/customers/:id/orders',\n    access: 'signedIn'",
    tests: [api('authorisation.test.ts'), feature('customers/walk-ins.test.ts')],
  },
]
