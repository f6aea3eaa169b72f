import { zodResolver } from '@hookform/resolvers/zod'
import type { User } from '@shop/contract/users'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type CheckoutForm,
  type CheckoutTexts,
  type CheckoutValues,
  checkoutSchema,
} from './checkout-schema.ts'
import { readDraft, storeDraft } from './draft.ts'
import { prefilled } from './prefill.ts'
import { useStepHistory } from './use-step-history.ts'

/** The fields and the step, from the stored draft or from the account, stored while they change. */
export function useCheckoutForm(account: User, deliveryStates: readonly string[]) {
  const [draft] = useState(() => readDraft(account.id))
  const { step, setStep } = useStepHistory(draft?.step ?? 1)
  const [resolver] = useState(() => zodResolver(checkoutSchema(deliveryStates)))
  const form: CheckoutForm = useForm<CheckoutTexts, unknown, CheckoutValues>({
    resolver,
    defaultValues: startOf(draft?.texts ?? prefilled(account, deliveryStates), deliveryStates),
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

/** The shop may have stopped delivering to the state in a draft. */
function startOf(texts: CheckoutTexts, deliveryStates: readonly string[]): CheckoutTexts {
  return { ...texts, state: deliveryStates.includes(texts.state) ? texts.state : '' }
}
