import { useWatch } from 'react-hook-form'
import { cpfMask } from '~/lib/cpf-mask.ts'
import { masked } from '~/lib/forms.ts'
import { Field } from '~/ui/field.tsx'
import { TextButton } from '~/ui/text-link.tsx'
import type { CheckoutForm } from './checkout-schema.ts'

interface CpfFieldProps {
  form: CheckoutForm
  /** The order is sent, and cannot go on without it. */
  required?: boolean
}

const PURPOSE = 'Usamos só para a nota e a entrega.'

/** The CPF of the last order is shown masked and can only be replaced as a whole. */
export function CpfField({ form, required = false }: CpfFieldProps) {
  const { control, formState, register, setFocus, setValue } = form
  const isSaved = useWatch({ control, name: 'cpf' }).includes('•')
  const replace = () => {
    setValue('cpf', '')
    setFocus('cpf')
  }
  return (
    <Field
      label="CPF"
      {...(required ? { starred: true, required } : { aside: 'Para entrega' })}
      inputMode="numeric"
      autoComplete="off"
      placeholder="000.000.000-00"
      hint={isSaved ? `Do seu último pedido. ${PURPOSE}` : PURPOSE}
      readOnly={isSaved}
      tail={
        isSaved && (
          <TextButton className="px-3" onClick={replace}>
            Trocar
          </TextButton>
        )
      }
      {...masked(register('cpf'), cpfMask)}
      error={formState.errors.cpf?.message}
    />
  )
}
