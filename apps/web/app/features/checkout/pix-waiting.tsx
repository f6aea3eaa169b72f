import { formatBRL } from '@shop/contract/money'
import type { Order } from '@shop/contract/order'
import Info from 'lucide-react/icons/info'
import { useState } from 'react'
import { copyText } from '~/lib/copy-text.ts'
import { toast } from '~/lib/toasts.ts'
import { useNow } from '~/lib/use-now.ts'
import { PixNightNote } from '~/shared/charges/pix-night-note.tsx'
import { Badge } from '~/ui/badge.tsx'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/notice.tsx'
import { QrCode } from '~/ui/qr-code.tsx'
import { OrderHeading } from './order-heading.tsx'
import { TimeLeft } from './time-left.tsx'

interface PixWaitingProps {
  order: Order
  pix: NonNullable<Order['pix']>
  /** What the code is for. */
  amountCents: number
  onPoll: () => void
  /** Undefined if there is no cart to pay with another method. */
  onOtherWay: (() => void) | undefined
  /** What happens once it is paid. */
  paidText?: string
}

const orderPaid = 'Assim que o pagamento cair, seu pedido é confirmado e enviamos um e-mail.'

export function PixWaiting({
  order,
  pix,
  amountCents,
  onPoll,
  onOtherWay,
  paidText = orderPaid,
}: PixWaitingProps) {
  const [copied, setCopied] = useState(false)
  const now = useNow()
  const copy = async () => {
    const done = await copyText(pix.code)
    setCopied(done)
    if (done) return
    toast({
      title: 'Não foi possível copiar',
      description: 'Selecione o código na página e copie-o.',
      variant: 'destructive',
    })
  }
  return (
    <div className="page max-w-(--pix-width) pt-8 pb-16 [--pix-width:calc(51.25rem+2*var(--page-margin))] lg:pt-12 lg:pb-24">
      <OrderHeading order={order}>Falta só o Pix</OrderHeading>
      <p className="mt-2 mb-6 text-ink-2">
        Abra o aplicativo do seu banco, escolha Pix e leia o código. No celular, use o copia e cola.
      </p>
      <div className="grid items-center gap-x-9 gap-y-5 rounded-1 border border-line bg-white p-5 sm:grid-cols-[232px_minmax(0,1fr)] sm:p-8">
        <div className="justify-self-center max-sm:order-last">
          <QrCode text={pix.code} label="QR Code do Pix" />
        </div>
        <div className="grid min-w-0 gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Badge tone="warning">Aguardando pagamento</Badge>
            <TimeLeft until={pix.expiresAt} onOver={onPoll} />
          </div>
          <p className="text-[1.625rem] leading-[1.2] font-medium tabular-nums">{formatBRL(amountCents)}</p>
          <p className="rounded-1 bg-paper-2 px-4 py-3 text-14 leading-[1.45] break-all text-ink-2 select-all">
            {pix.code}
          </p>
          <Button onClick={() => void copy()}>{copied ? 'Código copiado' : 'Copiar código Pix'}</Button>
          <PixNightNote now={now} className="text-14 leading-[1.45] text-ink-2" />
        </div>
      </div>
      <div className="mt-5 grid gap-4">
        <Notice
          tone="info"
          icon={<Info aria-hidden="true" className="mt-0.5 size-5.5 flex-none text-info" strokeWidth={1.5} />}
        >
          <p className="font-medium">Esta página se atualiza sozinha</p>
          <p className="text-14 text-ink-2">{paidText}</p>
        </Notice>
        {onOtherWay && (
          <Button variant="quiet" onClick={onOtherWay} className="justify-self-start px-0!">
            Pagar de outra forma
          </Button>
        )}
      </div>
    </div>
  )
}
