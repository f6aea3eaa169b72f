import type { MeasurementSheet } from '@shop/contract/measurements'
import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { queryClient } from '~/lib/query-client.ts'
import { accountTabPath } from '~/shared/account/account-tabs.ts'
import { measurementSheetOf, measurementSheetsOf } from '~/shared/measures/measurement-sheets.queries.ts'
import { measuredOrdersOf } from '~/shared/order-measures/order-measures.queries.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { DeleteMeasurementSheet } from './delete-measurement-sheet.tsx'
import { LoadedPart } from './loaded-part.tsx'
import { versionText } from './measured-by-text.ts'
import { listPath, newPath, newVersionPath } from './measurement-paths.ts'
import { linesToSend, usesOf } from './order-uses.ts'
import { SendVersion } from './send-version.tsx'
import { UsedByOrders } from './used-by-orders.tsx'
import { VersionHistory } from './version-history.tsx'
import { VersionTable } from './version-table.tsx'

interface PersonScreenProps {
  token: string
  id: number
  /** Undefined: the newest version. */
  number: number | undefined
}

export function PersonScreen({ token, id, number }: PersonScreenProps) {
  const { data: list } = useQuery(measurementSheetsOf(token), queryClient)
  return (
    <div className="grid gap-4">
      {list && list.length > 1 && (
        <TextLink to={listPath} preventScrollReset className="justify-self-start">
          <ChevronLeft aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
          Fichas de medidas
        </TextLink>
      )}
      <LoadedPart query={useQuery(measurementSheetOf(token, id), queryClient)}>
        {(person) => <Person token={token} person={person} number={number} />}
      </LoadedPart>
    </div>
  )
}

interface PersonProps {
  token: string
  person: MeasurementSheet
  number: number | undefined
}

function Person({ token, person, number }: PersonProps) {
  const { id, personName, versions } = person
  const [newest] = versions
  const { data: orders = [] } = useQuery(measuredOrdersOf(token), queryClient)
  const uses = usesOf(orders, id)
  const shown = versions.find((version) => version.number === number) ?? newest
  const before = versions.find((version) => version.number === (shown?.number ?? 0) - 1)
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-16">
      <div className="grid gap-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="min-w-0">
            <h2 className="wrap-anywhere">Ficha de {personName}</h2>
            <p className="mt-1 text-14 text-ink-2">{shown ? versionText(shown) : 'Ainda sem medidas.'}</p>
          </div>
          <ButtonLink to={newVersionPath(id)} preventScrollReset>
            {shown ? 'Nova versão' : 'Preencher medidas'}
          </ButtonLink>
        </div>
        {newest &&
          linesToSend(orders, id, newest).map((use) => (
            <SendVersion key={use.item.id} token={token} use={use} version={newest} />
          ))}
        {shown && <VersionTable shown={shown} before={before} />}
        {shown?.note && (
          <p className="text-14 wrap-anywhere whitespace-pre-line text-ink-2">Observação: {shown.note}</p>
        )}
        {shown && (
          <p className="text-13 text-ink-3">
            Uma versão salva não muda mais. Errou um número? Salve outra versão.
          </p>
        )}
        <section aria-labelledby="own-measures" className="grid gap-2 rounded-1 border border-line p-7">
          <h3 id="own-measures" className="text-h4!">
            Só suas
          </h3>
          <p className="text-14 text-ink-2">
            Só você vê esta ficha, até uma peça sob medida usar uma versão dela: a partir daí, quem corta e
            quem atende no ateliê também vê. Ela não vai por e-mail, entra na cópia dos seus dados e é apagada
            com a sua conta.
          </p>
          <TextLink to={accountTabPath('perfil')} className="justify-self-start">
            Baixar meus dados
          </TextLink>
          <DeleteMeasurementSheet token={token} person={person} />
        </section>
      </div>
      <div className="grid gap-5">
        <UsedByOrders uses={uses} />
        <VersionHistory person={person} shown={shown?.number} uses={uses} newPath={newPath} />
      </div>
    </div>
  )
}
