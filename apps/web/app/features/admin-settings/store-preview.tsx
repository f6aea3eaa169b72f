import { useFormContext, useWatch } from 'react-hook-form'
import { phoneText } from '~/shared/store/phone.ts'
import type { StoreValues } from './store-values.ts'

/** Preview of the shop's footer. */
export function StorePreview() {
  const { control } = useFormContext<StoreValues>()
  const { name, address, phone, whatsapp, email } = useWatch({ control, name: 'profile' })
  const lines = [
    `${address.street}, ${address.number}${address.complement ? `, ${address.complement}` : ''} · ${address.neighborhood}`,
    `${address.city}, ${address.state} · ${address.zipCode}`,
    whatsapp && `WhatsApp ${phoneText(whatsapp)}`,
    phone,
    email,
  ]
  return (
    <div aria-hidden="true" className="max-lg:hidden">
      <p className="mb-3 text-14 text-ink-2">Como aparece no rodapé da loja</p>
      <div className="rounded-1 bg-night p-6 text-paper-3">
        <p className="mb-3 font-brand text-[1.375rem] tracking-[0.13em] wrap-anywhere text-paper uppercase">
          {name}
        </p>
        {lines.map((line) => line && <p key={line}>{line}</p>)}
      </div>
    </div>
  )
}
