import { useWatch } from 'react-hook-form'
import { Checkbox } from '~/ui/choice.tsx'
import type { CheckoutForm } from './checkout-schema.ts'

/** Unticked: an email that sells needs consent. */
export function ReminderConsent({ form }: { form: CheckoutForm }) {
  const remindMe = useWatch({ control: form.control, name: 'remindMe' })
  return (
    <div className="mt-6">
      <Checkbox
        label="Se eu não terminar a compra, mandem um lembrete por e-mail. Só um."
        checked={remindMe === 'yes'}
        onChange={({ target }) => form.setValue('remindMe', target.checked ? 'yes' : 'no')}
      />
    </div>
  )
}
