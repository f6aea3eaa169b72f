import type { CepAddress } from '@shop/contract/cep'
import type { User } from '@shop/contract/users'
import { useState } from 'react'
import { useCepLookup } from '~/shared/address/use-cep-lookup.ts'
import { useFillIn } from '~/shared/address/use-fill-in.ts'
import type { CheckoutForm } from './checkout-schema.ts'
import { prefilled } from './prefill.ts'

const hints = {
  idle: '',
  searching: 'Buscando o endereço…',
  unknown: 'CEP não encontrado. Preencha o endereço.',
}

const parts = ['address', 'complement', 'city', 'state'] as const

/**
 * Another postal code replaces the account's own address, which is restored with its own code. Also reports a state to
 * which the shop does not deliver.
 */
export function useAddressLookup(form: CheckoutForm, account: User, deliveryStates: readonly string[]) {
  const [own] = useState(() => prefilled(account, deliveryStates))
  const [elsewhere, setElsewhere] = useState<string>()
  const fillIn = useFillIn({
    parts,
    read: (part) => form.getValues(part),
    write: (part, value) => form.setValue(part, value, { shouldValidate: form.getFieldState(part).invalid }),
    saved: own,
  })

  const onFound = (found: CepAddress | undefined) => {
    const delivered = found && deliveryStates.includes(found.state)
    setElsewhere(delivered ? undefined : found?.state)
    if (form.getValues('zipCode') === own.zipCode) return fillIn(own)
    if (!found) return fillIn(undefined)
    const { street, neighborhood, city, state } = found
    const address = [street, neighborhood].filter(Boolean).join(', ')
    return fillIn({ address, city, state: delivered ? state : '' })
  }

  const { state, lookUp: lookUpCep } = useCepLookup(onFound)
  const lookUp = (zipCode: string) => {
    // Clears the notice about the previous code, because a failed lookup would not replace it.
    setElsewhere(undefined)
    return lookUpCep(zipCode)
  }
  const hint = elsewhere === undefined ? hints[state] : `Ainda não entregamos em ${elsewhere}.`
  return { hint, lookUp }
}
