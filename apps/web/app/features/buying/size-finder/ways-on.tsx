import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'

interface WaysOnProps {
  /** The size to start from, if the product is made in it; basic if the adjustment that is included covers the rest. */
  base?: { size: string; isBasic: boolean; onChoose: () => void } | undefined
  /** Undefined if the product is not cut to measure. */
  onMadeToMeasure: (() => void) | undefined
  /** Before the contact page opens. */
  onTalk: () => void
  onAgain?: () => void
}

/** What she can do with a result: the recommended way first, and always a way to the atelier. */
export function WaysOn({ base, onMadeToMeasure, onTalk, onAgain }: WaysOnProps) {
  const choose = base && { key: 'choose', text: `Escolher ${base.size}`, onClick: base.onChoose }
  const measure = onMadeToMeasure && {
    key: 'measure',
    text: 'Fazer sob medida com estas medidas',
    onClick: onMadeToMeasure,
  }
  const talk = { key: 'talk', text: 'Falar com o ateliê', onClick: onTalk, to: paths.contact }
  const [first = talk, ...others] = (
    base?.isBasic ? [choose, measure, talk] : [measure, talk, choose]
  ).filter((way) => way !== undefined)
  return (
    <div className="grid gap-2">
      <Way {...first} />
      <div className="flex flex-wrap justify-between gap-x-2">
        {others.map((way) => (
          <Way {...way} key={way.key} quiet />
        ))}
        {onAgain && (
          <Button variant="quiet" onClick={onAgain} className="px-3!">
            Medir de novo
          </Button>
        )}
      </div>
    </div>
  )
}

interface WayProps {
  text: string
  onClick: () => void
  to?: string
  quiet?: boolean
}

function Way({ text, onClick, to, quiet = false }: WayProps) {
  const style = { variant: quiet ? 'quiet' : 'primary', className: 'px-3! whitespace-normal!' } as const
  if (to !== undefined) {
    return (
      <ButtonLink to={to} onClick={onClick} {...style}>
        {text}
      </ButtonLink>
    )
  }
  return (
    <Button onClick={onClick} {...style}>
      {text}
    </Button>
  )
}
