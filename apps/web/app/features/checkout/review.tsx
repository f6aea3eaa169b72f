import { formatStreet } from '@shop/contract/address-line'
import { cpfDigits, maskedCpf } from '@shop/contract/cpf'
import { pickupLabel } from '@shop/contract/pickup-text'
import type { StoreProfile } from '@shop/contract/store'
import type { ReactNode } from 'react'
import type { CheckoutTexts } from './checkout-schema.ts'
import type { PaymentPreview } from './payment-text.ts'
import { atelierPlace } from './pickup-fields.tsx'
import type { Step } from './steps.ts'

interface ReviewProps {
  texts: CheckoutTexts
  profile: StoreProfile
  payment: PaymentPreview | undefined
  /** Deposit and parts, word for word as they are agreed; empty where all is paid at once. */
  planText: string
  /** Which measures go with the made-to-measure lines, if there are any. */
  measures: ReactNode
  disabled: boolean
  onEdit: (step: Step) => void
}

export function Review({ texts, profile, payment, planText, measures, disabled, onEdit }: ReviewProps) {
  const { firstName, lastName, email, phone, cpf, notes } = texts
  const row = { disabled, onEdit }
  return (
    <div className="border-t border-line">
      <ReviewRow title="Informações" step={1} {...row}>
        <p>
          {firstName} {lastName}
        </p>
        <p>{email}</p>
        <p>{phone}</p>
        {cpf !== '' && <p>CPF {shownCpf(cpf)}</p>}
      </ReviewRow>
      {measures && (
        <ReviewRow title="Medidas" step={1} {...row}>
          {measures}
        </ReviewRow>
      )}
      <ReviewRow title="Endereço" step={2} {...row}>
        <Receiving texts={texts} profile={profile} />
        {notes !== '' && <p className="text-14 text-ink-2">{notes}</p>}
      </ReviewRow>
      <ReviewRow title="Pagamento" step={3} {...row}>
        {payment?.type === 'pix' && <p>Pix</p>}
        {payment?.type === 'card' && (
          <>
            <p>{payment.card}</p>
            <p>
              {payment.holder ? `Titular: ${payment.holder} · validade` : 'Validade'} {payment.expiry}
            </p>
          </>
        )}
        {planText !== '' && (
          <p className="mt-2 text-14 leading-[1.6] whitespace-pre-line text-ink-2 tabular-nums first-line:font-medium first-line:text-ink">
            {planText}
          </p>
        )}
      </ReviewRow>
    </div>
  )
}

function Receiving({ texts, profile }: Pick<ReviewProps, 'texts' | 'profile'>) {
  const { address, number, neighborhood, complement, city, state, zipCode, pickupName } = texts
  if (texts.fulfilment === 'pickup')
    return (
      <>
        <p>{pickupLabel}</p>
        <p>{atelierPlace(profile)}</p>
        {pickupName.trim() !== '' && <p>Quem vem buscar: {pickupName}</p>}
      </>
    )
  return (
    <>
      <p>{formatStreet({ address, street: address, number, neighborhood, complement })}</p>
      <p>
        {city}, {state} · {zipCode}
      </p>
    </>
  )
}

/** Masked, as everywhere after it was typed. */
function shownCpf(cpf: string): string {
  return cpf.includes('•') ? cpf : maskedCpf(cpfDigits(cpf).slice(3, 9))
}

interface ReviewRowProps {
  title: string
  step: Step
  disabled: boolean
  onEdit: (step: Step) => void
  children: ReactNode
}

function ReviewRow({ title, step, disabled, onEdit, children }: ReviewRowProps) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-b border-line py-5 last:border-b-0 sm:grid-cols-[170px_minmax(0,1fr)_auto]"
    >
      <h3>{title}</h3>
      <div className="min-w-0 wrap-anywhere max-sm:col-span-2 max-sm:row-start-2">{children}</div>
      <button
        type="button"
        disabled={disabled}
        aria-label={`Editar ${title.toLowerCase()}`}
        onClick={() => onEdit(step)}
        className="-my-2.5 min-h-11 min-w-11 self-start rounded-1 text-14 font-medium text-wine underline underline-offset-4 hover:text-wine-strong hover:decoration-2 disabled:text-ink-3 max-sm:col-start-2 max-sm:row-start-1"
      >
        Editar
      </button>
    </section>
  )
}
