import type { CepAddress } from '@shop/contract/cep'
import { type ChangeEvent, useRef } from 'react'
import { applyMask, cepMask } from '~/lib/masks.ts'
import { Field } from '~/ui/field.tsx'
import type { AddressInput } from './address-form.ts'
import { useCepLookup } from './use-cep-lookup.ts'

const hints = {
  idle: '',
  searching: 'Buscando o endereço…',
  unknown: 'CEP não encontrado. Preencha o endereço.',
}

/** The search of the Correios by street. */
const SEARCH_URL = 'https://buscacepinter.correios.com.br/app/endereco/index.php'

interface CepFieldProps {
  input: AddressInput
  starred: boolean
  /** Shown instead of how the lookup went. */
  notice: string | undefined
  /** The link to the search of the Correios speaks to the customer. */
  isOwn: boolean
  onSearch: (() => void) | undefined
  /** Called with the field of the code and the address that was found, if any. */
  onResult: (field: HTMLInputElement, address: CepAddress | undefined) => void
}

/** Looks up the address as soon as the code is complete. */
export function CepField({ input, starred, notice, isOwn, onSearch, onResult }: CepFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { state, lookUp } = useCepLookup((address) => field.current && onResult(field.current, address))
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    field.current = event.currentTarget
    applyMask(field.current, cepMask)
    onSearch?.()
    void lookUp(field.current.value)
    return input.onChange(event)
  }
  const hint = notice ?? hints[state]
  return (
    <div className="col-span-12 grid grid-cols-subgrid gap-y-1">
      <div className="col-span-7 sm:col-span-4">
        <Field
          label="CEP"
          starred={starred}
          required
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="00000-000"
          hint={hint}
          {...input}
          onChange={onChange}
        />
        <p role="status" className="sr-only">
          {hint}
        </p>
      </div>
      {isOwn && (
        <a
          href={SEARCH_URL}
          target="_blank"
          rel="noreferrer"
          className="col-span-5 mt-7 inline-flex min-h-11 items-center justify-self-start text-14 font-medium text-wine underline decoration-1 underline-offset-4 hover:text-wine-strong hover:decoration-2 sm:col-span-8"
        >
          Não sei meu CEP
          <span className="sr-only"> (abre em outra aba)</span>
        </a>
      )}
    </div>
  )
}
