import { isPixNight } from './pix-night.ts'

/** Beside a button or a code that may be paid by Pix. */
export function PixNightNote({ now, className }: { now: Date; className?: string }) {
  if (!isPixNight(now)) return null
  return (
    <p className={className}>
      Das 20h às 6h, muitos bancos limitam o Pix a R$&nbsp;1.000,00. Se o seu não deixar, pague com cartão ou
      amanhã de manhã.
    </p>
  )
}
