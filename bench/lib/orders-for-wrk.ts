import { orders } from '@shop/contract/orders'
import { requestOf } from '@shop/contract/request'
import { type Buyer, draftOf, type TestProduct } from './buyers.ts'

export interface Cart {
  buyer: Buyer
  wanted: TestProduct
}

const CHECKOUT_ID = '00000000-0000-4000-8000-000000000000'

/** The buyers take turns; each order has a new checkout id and a new key. */
export function ordersForWrk(carts: readonly Cart[]): string {
  const requests = carts.map(({ buyer, wanted }) => {
    const body = draftOf(buyer, [wanted], { checkoutId: CHECKOUT_ID })
    return `{ token = [[${buyer.token}]], body = [==[${requestOf(orders.place, { body }).body}]==] }`
  })
  return `
math.randomseed(os.time())
local carts = { ${requests.join(',\n')} }
local turn = 0
local function uuid()
  return string.format('%08x-%04x-4%03x-8%03x-%06x%06x', math.random(0, 0x7fffffff), math.random(0, 0xffff),
    math.random(0, 0xfff), math.random(0, 0xfff), math.random(0, 0xffffff), math.random(0, 0xffffff))
end
function request()
  turn = turn + 1
  local cart = carts[turn % #carts + 1]
  local body = cart.body:gsub('${CHECKOUT_ID.replaceAll('-', '%-')}', uuid())
  return wrk.format('POST', nil, { ['content-type'] = 'application/json', authorization = 'Bearer ' .. cart.token,
    ['idempotency-key'] = uuid() }, body)
end
`
}
