/** Shown while no real payments are made; it must be impossible to overlook. */
export function TestModeBanner() {
  return (
    <p className="bg-gold-soft px-4 py-1.5 text-center text-12 leading-[1.4] text-ink">
      <strong className="font-semibold tracking-[0.08em]">MODO DE TESTE</strong> · nenhum pagamento é real
    </p>
  )
}
