import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import type { StoreProfile } from '@shop/contract/store'
import { createPortal } from 'react-dom'
import { usePrint } from '~/lib/use-print.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Letterhead } from '~/ui/letterhead.tsx'
import { type PaidCharge, receiptFacts } from './receipt-facts.ts'

interface ReceiptProps {
  /** Of its dialog. */
  id: string
  charge: PaidCharge
  profile: StoreProfile
  now: Date
}

/** Of one paid charge: to read, and to print without anything around it. */
export function Receipt({ id, charge, profile, now }: ReceiptProps) {
  const { printing, print } = usePrint()
  const facts = receiptFacts(charge)
  const atelier = `${profile.legalName} · CNPJ ${profile.cnpj}`
  return (
    <Dialog id={id} label="Recibo" className="sm:max-w-140">
      <div className="grid gap-5 px-5 pt-6 pb-8 sm:p-10">
        <h2 className="pr-10">Recibo</h2>
        <div>
          <Letterhead name={profile.name} className="text-h3 wrap-anywhere" />
          <p className="text-14 text-ink-2">{atelier}</p>
        </div>
        <p className="text-[1.625rem] leading-[1.2] font-medium tabular-nums">
          {formatBRL(charge.amountCents)}
        </p>
        <Facts facts={facts} />
        <p className="text-14 text-ink-2">{notFiscal}</p>
        <Button onClick={print} className="justify-self-start max-sm:w-full">
          Imprimir
        </Button>
      </div>
      {printing &&
        createPortal(
          <div className="print-sheet">
            <header>
              <Letterhead name={profile.name} className="text-h3" />
              <p>{atelier}</p>
            </header>
            <h1>Recibo</h1>
            <Facts facts={[['Valor', formatBRL(charge.amountCents)], ...facts]} />
            <p>{notFiscal}</p>
            <p>Emitido em {formatDate(now)}.</p>
          </div>,
          document.body,
        )}
    </Dialog>
  )
}

const notFiscal = 'Recibo do ateliê. Não é documento fiscal.'

function Facts({ facts }: { facts: ReturnType<typeof receiptFacts> }) {
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
