/** Without the heels of the day a length to the floor is several centimetres short: the reminder stands out. */
const HEELS = 'com o salto do dia'

export function HowText({ text }: { text: string }) {
  const [before = '', after] = text.split(HEELS)
  if (after === undefined) return text
  return (
    <>
      {before}
      <strong className="font-medium text-ink">{HEELS}</strong>
      {after}
    </>
  )
}
