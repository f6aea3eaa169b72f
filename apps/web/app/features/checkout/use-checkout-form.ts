import { zodResolver } from '@hookform/resolvers/zod'
import type { User } from '@shop/contract/users'
import { useEffect, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import {
  type CheckoutForm,
  type CheckoutTexts,
  type CheckoutValues,
  checkoutSchemas,
} from './checkout-schema.ts'
import { readDraft, storeDraft } from './draft.ts'
import { prefilled } from './prefill.ts'
import { useStepHistory } from './use-step-history.ts'

interface CheckoutFormInput {
  account: User
  deliveryStates: readonly string[]
  savedCpf: string | null
}

/** The fields and the step, from the stored draft or from the account, stored while they change. */
export function useCheckoutForm({ account, deliveryStates, savedCpf }: CheckoutFormInput) {
  const [draft] = useState(() => readDraft(account.id))
  const [initial] = useState(() => {
    const texts = draft?.texts ?? prefilled(account, deliveryStates, savedCpf)
    return startOf(texts, { deliveryStates, savedCpf })
  })
  const lacksCpf = initial.fulfilment === 'ship' && initial.cpf === ''
  // A typed CPF stays in its tab: in another one the second step requests it again.
  const { step, setStep } = useStepHistory(lacksCpf && draft?.step === 3 ? 2 : (draft?.step ?? 1))
  const [resolver] = useState(() => resolverOf(checkoutSchemas({ deliveryStates, savedCpf })))
  const form: CheckoutForm = useForm<CheckoutTexts, unknown, CheckoutValues>({
    resolver,
    defaultValues: initial,
    reValidateMode: 'onChange',
  })
  const { subscribe, getValues } = form
  useEffect(() => {
    storeDraft(account.id, step, getValues())
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => storeDraft(account.id, step, values),
    })
  }, [account.id, step, subscribe, getValues])
  return { form, step, setStep }
}

function resolverOf({
  ship,
  pickup,
}: ReturnType<typeof checkoutSchemas>): Resolver<CheckoutTexts, unknown, CheckoutValues> {
  const [shipping, collecting] = [zodResolver(ship), zodResolver(pickup)]
  return async (texts, context, options) =>
    texts.fulfilment === 'pickup' ? collecting(texts, context, options) : shipping(texts, context, options)
}

/**
 * The shop may have stopped delivering to the state in a draft, and a masked CPF is only valid while it is that of the
 * last order.
 */
function startOf(
  texts: CheckoutTexts,
  { deliveryStates, savedCpf }: Omit<CheckoutFormInput, 'account'>,
): CheckoutTexts {
  const state = deliveryStates.includes(texts.state) ? texts.state : ''
  const isTyped = texts.cpf !== '' && !texts.cpf.includes('•')
  return { ...texts, state, cpf: isTyped ? texts.cpf : (savedCpf ?? '') }
}
