import { deliveryWorkingDays } from '@shop/contract/constants'

export function DeliveryBanner() {
  const { min, max } = deliveryWorkingDays
  return (
    <p className="bg-night px-4 py-2 text-center text-13 leading-[1.4] tracking-[0.02em] text-paper lg:py-2.5">
      Frete Grátis em todos os pedidos
      <span className="max-sm:hidden">
        {' '}
        · Entrega em {min} a {max} dias úteis
      </span>
    </p>
  )
}

/** Shown while no real payments are made; it must be impossible to overlook. */
export function TestModeBanner() {
  return (
    <p className="bg-gold-soft px-4 py-1.5 text-center text-12 leading-[1.4] text-ink">
      <strong className="font-semibold tracking-[0.08em]">MODO DE TESTE</strong> · nenhum pagamento é real
    </p>
  )
}
