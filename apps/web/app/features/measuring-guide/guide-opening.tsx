import Printer from 'lucide-react/icons/printer'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { preparation } from './guide-steps.ts'

interface GuideOpeningProps {
  title: string
  shopName: string
  /** Where the measures are typed in. */
  formPath: string
}

export function GuideOpening({ title, shopName, formPath }: GuideOpeningProps) {
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <div>
          <p className="eyebrow print:hidden">Sob medida</p>
          <p className="hidden text-[9pt] print:block">{shopName}</p>
          <h1 className="mt-3 print:mt-0 print:text-[17pt]">{title}</h1>
          <p className="mt-3 max-w-160 text-18 text-ink-2 print:mt-[1mm] print:max-w-none print:text-[9pt] print:leading-[1.35] print:text-ink">
            Quinze minutos, uma fita métrica e alguém para ajudar. Anote em centímetros o que a fita disser,
            com vírgula se for preciso: 90,5.
          </p>
        </div>
        <div className="flex gap-3 max-sm:w-full max-sm:flex-col print:hidden">
          <Button
            variant="outline"
            className="needs-scripts"
            icon={<Printer aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
            onClick={() => window.print()}
          >
            Imprimir
          </Button>
          <ButtonLink to={formPath}>Preencher minha ficha</ButtonLink>
        </div>
      </header>
      <section aria-labelledby="preparation">
        <h2 id="preparation" className="sr-only">
          Antes de começar
        </h2>
        <ol className="grid gap-x-8 gap-y-3 md:grid-cols-3 print:grid-cols-3 print:gap-x-[6mm]">
          {preparation.map((text, index) => (
            <li
              key={text}
              className="flex gap-4 border-t-2 border-wine pt-4 pb-2 leading-[1.5] print:gap-[2mm] print:border-t print:border-ink print:pt-[1mm] print:pb-0 print:text-[8.5pt] print:leading-[1.35]"
            >
              <span
                aria-hidden="true"
                className="font-title text-h3 leading-none text-wine italic print:text-[14pt] print:text-ink"
              >
                {index + 1}
              </span>
              {text}
            </li>
          ))}
        </ol>
      </section>
      <WrittenByHand />
    </>
  )
}

/** Printed only: what the account's form asks for besides the measures. */
function WrittenByHand() {
  return (
    <div className="hidden grid-cols-[2fr_1fr_1.4fr_1fr] gap-[4mm] text-[8.5pt] leading-none print:grid">
      {['Quem vai vestir', 'Medida em', 'Quem mediu', 'Altura do salto (cm)'].map((label) => (
        <p key={label} className="border-b border-ink pb-[6mm]">
          {label}
        </p>
      ))}
    </div>
  )
}
