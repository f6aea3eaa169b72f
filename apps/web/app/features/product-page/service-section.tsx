import { withdrawalDays } from '@shop/contract/constants'
import { formatNumber } from '@shop/contract/numbers'
import type { Store } from '@shop/contract/store'
import MapPin from 'lucide-react/icons/map-pin'
import Scissors from 'lucide-react/icons/scissors'
import Undo from 'lucide-react/icons/undo-2'
import { listOf } from '~/lib/format-list.ts'
import { paths, visitPath } from '~/paths.ts'
import { SectionHead } from '~/ui/section-head.tsx'
import { TapeIcon } from '~/ui/tape-icon.tsx'
import { TextLink } from '~/ui/text-link.tsx'

const icon = { 'aria-hidden': true, className: 'size-6 text-wine', strokeWidth: 1.25 } as const

interface ServiceSectionProps {
  /** The id of its heading. */
  id: string
  address: Store['profile']['address']
  deliveryStates: readonly string[]
  /** What the basic adjustment of this product includes; undefined for one that is not adjusted. */
  adjustment: { takeInMm: number; letOutMm: number } | undefined
}

/** What the shop does after the purchase, as its settings and policies say. */
export function ServiceSection({ id, address, deliveryStates, adjustment }: ServiceSectionProps) {
  const { street, city } = address
  const place = [street && `na ${street}`, city && `em ${city}`].filter(Boolean).join(', ')
  const services = [
    {
      icon: <MapPin {...icon} />,
      title: 'Provas no ateliê',
      text: `Quantas o caimento pedir${place && `, ${place}`}. O dia, você escolhe.`,
      link: { to: visitPath, text: 'Agende sua visita' },
    },
    adjustment && {
      icon: <Scissors {...icon} />,
      title: 'Ajuste básico incluído',
      text: `Barra, cintura, alças e laterais${limitsText(adjustment)}. Acima disso, combinamos antes.`,
      link: { to: `${paths.faq}#ajustes`, text: 'O que é ajuste básico' },
    },
    adjustment && {
      icon: <TapeIcon className="size-6 text-wine" strokeWidth={1.25} />,
      title: city ? `Longe de ${city}` : 'Longe do ateliê',
      text: `Tire as medidas em casa, com o nosso guia. Entregamos em ${listOf(deliveryStates)}, com frete grátis.`,
      link: { to: paths.measuringGuide, text: 'Como tirar as medidas' },
    },
    {
      icon: <Undo {...icon} />,
      title: 'Tempo para desistir',
      text: `${withdrawalDays} dias corridos, contados do recebimento, sem explicar o motivo; a volta é por nossa conta. Defeitos, 90 dias.`,
      link: { to: paths.returns, text: 'Política de Trocas' },
    },
  ].filter((service) => service !== undefined)
  return (
    <section aria-labelledby={id} className="page py-16 lg:py-24">
      <SectionHead small id={id} eyebrow="Depois da compra" title="Provas, ajustes e trocas" />
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:mt-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {services.map(({ title, text, link, ...service }) => (
          <li
            key={title}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] content-start gap-x-5 border-t-2 border-wine pt-5 lg:grid-cols-1 lg:gap-y-3.5"
          >
            {service.icon}
            <div>
              <h3 className="text-h4!">{title}</h3>
              <p className="mt-1.5 text-ink-2">{text}</p>
              <TextLink to={link.to} className="mt-1.5">
                {link.text}
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** ', até 4 cm em cada ponto': what can be let out is less, because the seam has to have it. */
function limitsText({ takeInMm, letOutMm }: { takeInMm: number; letOutMm: number }): string {
  const [takeIn, letOut] = [takeInMm, letOutMm].map((mm) => formatNumber(mm / 10))
  if (takeInMm === 0 && letOutMm === 0) return ''
  if (letOutMm === 0) return `: até ${takeIn} cm a menos em cada ponto`
  if (takeInMm === 0) return `: até ${letOut} cm a mais em cada ponto`
  return `: até ${takeIn} cm a menos, ou ${letOut} cm a mais, em cada ponto`
}
