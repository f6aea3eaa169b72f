import type { Store } from '@shop/contract/store'
import { PaymentMarks } from './payment-marks.tsx'

interface LegalLineProps {
  store: Store
  year: string
}

export function LegalLine({ store, year }: LegalLineProps) {
  const { legalName, cnpj, address } = store.profile
  return (
    <div className="flex gap-x-12 gap-y-5 border-t border-night-line pt-6 text-13 text-paper-3 max-lg:flex-col lg:items-center lg:justify-between">
      <p className="flex gap-x-6 max-lg:flex-col lg:flex-wrap">
        <span>
          © {year} {legalName}
        </span>
        <span>CNPJ {cnpj}</span>
        <span>
          {address.street}, {address.number}, {address.city}, {address.state}
        </span>
      </p>
      <PaymentMarks methods={store.paymentMethods} />
    </div>
  )
}
