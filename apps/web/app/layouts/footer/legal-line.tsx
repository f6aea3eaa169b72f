import type { Store } from '@shop/contract/store'
import type { ReactNode } from 'react'
import { PaymentLogos } from './payment-marks.tsx'

interface LegalLineProps {
  store: Store
  year: string
  /** Appended after the address. */
  children?: ReactNode
}

export function LegalLine({ store, year, children }: LegalLineProps) {
  const { legalName, cnpj, address } = store.profile
  return (
    <div className="flex gap-x-12 gap-y-5 text-13 text-paper-3 max-lg:flex-col lg:items-center lg:justify-between">
      <p className="flex gap-x-6 max-lg:flex-col lg:flex-wrap lg:items-center">
        <span>
          © {year} {legalName}
        </span>
        <span>CNPJ {cnpj}</span>
        <span>
          {address.street}, {address.number}, {address.city}, {address.state}
        </span>
        {children}
      </p>
      <PaymentLogos methods={store.paymentMethods} />
    </div>
  )
}
