import { formatBRL } from '@shop/contract/money'
import type { ComponentProps } from 'react'
import { Notice } from '~/ui/notice.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { longestBalanceReason } from './open-balance.ts'

interface BalanceFieldsProps extends Omit<ComponentProps<typeof TextArea>, 'label' | 'error'> {
  cents: number
  error: string | undefined
}

/** The order leaves although money is missing: how much, and why. */
export function BalanceFields({ cents, error, ...area }: BalanceFieldsProps) {
  return (
    <>
      <Notice tone="warning">
        <b className="font-semibold">Faltam {formatBRL(cents)}.</b> Receba o que falta em Recebimentos ou
        escreva por que a peça sai assim mesmo.
      </Notice>
      <TextArea
        {...area}
        label="Por que sai com saldo em aberto"
        rows={2}
        required
        maxLength={longestBalanceReason}
        hint="Fica nas anotações do pedido, com o seu nome. A cliente não lê."
        error={error}
      />
    </>
  )
}
