import type { CepAddress } from '@shop/contract/cep'
import type { User } from '@shop/contract/users'
import { useRef, useState } from 'react'
import { useCepLookup } from '~/lib/use-cep-lookup.ts'
import type { CheckoutForm } from './checkout-schema.ts'
import { prefilled } from './prefill.ts'

const hints = {
  idle: '',
  searching: 'Buscando o endereço…',
  unknown: 'CEP não encontrado. Preencha o endereço.',
}

/**
 * Fills in what a postal code knows where nobody has typed anything: another code takes the place of the account's own
 * address, which comes back with its code. Says where the shop does not deliver.
 */
export function useAddressLookup(form: CheckoutForm, account: User, deliveryStates: readonly string[]) {
  const brought = useRef(new Map<string, string>())
  const [own] = useState(() => prefilled(account, deliveryStates))
  const [elsewhere, setElsewhere] = useState<string>()

  const fillIn = (found: CepAddress | undefined) => {
    setElsewhere(found && !deliveryStates.includes(found.state) ? found.state : undefined)
    const known = form.getValues('zipCode') === own.zipCode ? own : addressOf(found, deliveryStates)
    for (const name of ['address', 'complement', 'city', 'state'] as const) {
      const [value, present] = [known[name], form.getValues(name)]
      const ofAccount = found !== undefined && present === own[name]
      const untouched = present === '' || present === brought.current.get(name) || ofAccount
      if (value === present || !untouched) continue
      brought.current.set(name, value)
      form.setValue(name, value, { shouldValidate: form.getFieldState(name).invalid })
    }
  }

  const { state, lookUp } = useCepLookup(fillIn)
  const hint = elsewhere === undefined ? hints[state] : `Ainda não entregamos em ${elsewhere}.`
  return { hint, lookUp }
}

function addressOf(found: CepAddress | undefined, deliveryStates: readonly string[]) {
  return {
    address: [found?.street, found?.neighborhood].filter(Boolean).join(', '),
    complement: '',
    city: found?.city ?? '',
    state: found && deliveryStates.includes(found.state) ? found.state : '',
  }
}
