import type { CepAddress } from '@shop/contract/cep'
import type { User } from '@shop/contract/users'
import { useState } from 'react'
import { useFillIn } from '~/shared/address/use-fill-in.ts'
import type { CheckoutForm } from './checkout-schema.ts'
import { prefilled } from './prefill.ts'

const parts = ['address', 'number', 'complement', 'neighborhood', 'city', 'state'] as const

/**
 * Another postal code replaces the account's own address, which is restored with its own code. Also reports a state to
 * which the shop does not deliver.
 */
export function useAddressLookup(form: CheckoutForm, account: User, deliveryStates: readonly string[]) {
  const [own] = useState(() => prefilled(account, deliveryStates, null))
  const [elsewhere, setElsewhere] = useState<string>()
  const fillIn = useFillIn({
    parts,
    read: (part) => form.getValues(part),
    write: (part, value) => form.setValue(part, value, { shouldValidate: form.getFieldState(part).invalid }),
    saved: own,
  })

  const onAddress = (found: CepAddress | undefined) => {
    const delivered = found && deliveryStates.includes(found.state)
    setElsewhere(delivered ? undefined : found?.state)
    if (form.getValues('zipCode') === own.zipCode) return fillIn(own)
    if (!found) return fillIn(undefined)
    const { street: address, neighborhood, city, state } = found
    return fillIn({ address, neighborhood, city, state: delivered ? state : '' })
  }

  return {
    notice: elsewhere && `Ainda não entregamos em ${elsewhere}.`,
    onAddress,
    // Clears the notice about the previous code, because a failed lookup would not replace it.
    onSearch: () => setElsewhere(undefined),
  }
}
