import type { Failure } from '@shop/contract/failures'
import { orderLinks } from '@shop/contract/order-links'
import { ApiError, call } from '~/lib/api.ts'
import { failureText } from '~/lib/failure-text.ts'
import type { FindOrderErrors } from './typed-order.ts'

const failure: Failure = { message: 'Não foi possível pedir o link. Tente novamente.' }
const body = orderLinks.find.body

export async function requestLink(typed: { number: string; email: string }): Promise<FindOrderErrors> {
  // As people write it: 'nº 10.046'.
  const number = Number(typed.number.replaceAll(/\D/g, ''))
  const checked = body.safeParse({ number, email: typed.email })
  if (!checked.success) {
    const wrong = new Set(checked.error.issues.map(({ path }) => path[0]))
    return {
      ...(wrong.has('number') && { number: 'Informe o número que está no e-mail da compra.' }),
      ...(wrong.has('email') && { email: 'Informe um e-mail válido.' }),
    }
  }
  try {
    await call(orderLinks.find, { body: checked.data })
    return {}
  } catch (error) {
    const fields = error instanceof ApiError ? error.fields : {}
    return { ...fields, form: failureText(error, failure) }
  }
}
