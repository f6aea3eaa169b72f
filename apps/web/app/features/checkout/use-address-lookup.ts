import type { CepAddress } from '@shop/contract/cep'
import { useRef, useState } from 'react'
import { useCepLookup } from '~/lib/use-cep-lookup.ts'
import type { CheckoutForm } from './checkout-schema.ts'

const hints = {
  idle: '',
  searching: 'Buscando o endereço…',
  unknown: 'CEP não encontrado. Preencha o endereço.',
}

/** Fills in what a postal code knows where nobody has written anything else, and says where the shop does not deliver. */
export function useAddressLookup(form: CheckoutForm, deliveryStates: readonly string[]) {
  const brought = useRef(new Map<string, string>())
  const [elsewhere, setElsewhere] = useState<string>()

  const fillIn = (found: CepAddress | undefined) => {
    setElsewhere(found && !deliveryStates.includes(found.state) ? found.state : undefined)
    const known = [
      ['address', [found?.street, found?.neighborhood].filter(Boolean).join(', ')],
      ['city', found?.city ?? ''],
      ['state', found && deliveryStates.includes(found.state) ? found.state : ''],
    ] as const
    for (const [name, value] of known) {
      const present = form.getValues(name)
      const untouched = present === '' || present === brought.current.get(name)
      if (value === present || !untouched) continue
      brought.current.set(name, value)
      form.setValue(name, value, { shouldValidate: form.getFieldState(name).invalid })
    }
  }

  const { state, lookUp } = useCepLookup(fillIn)
  const hint = elsewhere === undefined ? hints[state] : `Ainda não entregamos em ${elsewhere}.`
  return { hint, lookUp }
}
