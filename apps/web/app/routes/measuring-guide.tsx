import Calendar from 'lucide-react/icons/calendar'
import { GuideOpening } from '~/features/measuring-guide/guide-opening.tsx'
import { howToJsonLd } from '~/features/measuring-guide/guide-steps.ts'
import { MeasureLists } from '~/features/measuring-guide/measure-lists.tsx'
import { useSite } from '~/layouts/use-site.ts'
import { JsonLd } from '~/lib/json-ld.tsx'
import { paths, visitPath } from '~/paths.ts'
import { accountTabPath } from '~/shared/account/account-tabs.ts'
import { pageMeta } from '~/shared/store/page-meta.ts'
import { Notice } from '~/ui/notice.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import type { Route } from './+types/measuring-guide'

const TITLE = 'Como tirar as medidas'
const DESCRIPTION =
  'Busto, cintura, quadril e mais 14 medidas para o vestido sob medida: onde passar a fita, com desenho de cada uma e folha para imprimir.'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData, {
    title: TITLE,
    description: DESCRIPTION,
    path: paths.measuringGuide,
  })
}

export default function MeasuringGuide() {
  const { name } = useSite().store.profile
  return (
    <div className="printed-alone page grid gap-12 pt-10 pb-16 lg:pt-12 lg:pb-24 print:gap-[4mm] print:p-0">
      <GuideOpening title={TITLE} shopName={name} formPath={accountTabPath('medidas')} />
      <MeasureLists />
      <div className="print:hidden">
        <Notice
          icon={
            <Calendar
              aria-hidden="true"
              className="mt-0.5 size-5 flex-none self-center text-gold"
              strokeWidth={1.5}
            />
          }
        >
          <h2 className="font-text text-16! font-medium">Prefere que a gente tire?</h2>
          <p className="flex flex-wrap items-center gap-x-1.5 text-14 text-ink-2">
            Medir no ateliê leva meia hora e não custa nada.
            <TextLink to={visitPath}>Agende sua visita</TextLink>
          </p>
        </Notice>
      </div>
      <JsonLd data={howToJsonLd(TITLE, DESCRIPTION)} />
    </div>
  )
}
