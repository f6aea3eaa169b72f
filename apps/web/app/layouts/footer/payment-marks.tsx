import type { PaymentMethod } from '@shop/contract/store'
import type { ReactNode } from 'react'

/** Plain SVG shapes: no card network's artwork, and nothing to download. */
export function PaymentLogos({ methods }: { methods: readonly PaymentMethod[] }) {
  return (
    <ul aria-label="Formas de pagamento" className="flex flex-none gap-2">
      {methods.includes('card') && (
        <>
          <PaymentLogo name="Visa">
            <text
              x="25"
              y="20"
              textAnchor="middle"
              className="fill-[#1a2f7d] font-text text-[14px] font-semibold italic"
              letterSpacing="-0.3"
            >
              VISA
            </text>
          </PaymentLogo>
          <PaymentLogo name="Mastercard">
            <circle cx="20.5" cy="15" r="7.5" fill="#d6303a" />
            <circle cx="29.5" cy="15" r="7.5" fill="#f0a02c" />
            <path d="M25 9a7.5 7.5 0 0 1 0 12 7.5 7.5 0 0 1 0-12" fill="#e8702a" />
          </PaymentLogo>
        </>
      )}
      {methods.includes('pix') && (
        <PaymentLogo name="Pix">
          <path d="m12.5 8.3 6.7 6.7-6.7 6.7L5.8 15z" fill="#2a9d8c" />
          <text x="23.5" y="19.3" className="fill-[#3a3a3a] font-text text-[13px] font-medium">
            pix
          </text>
        </PaymentLogo>
      )}
    </ul>
  )
}

function PaymentLogo({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <svg
        role="img"
        aria-label={name}
        viewBox="0 0 50 30"
        width="50"
        height="30"
        className="rounded-[4px] bg-white"
      >
        {children}
      </svg>
    </li>
  )
}
