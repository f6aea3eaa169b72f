import { formatDate } from '@shop/contract/dates'
import type { ListedMeasurementSheet } from '@shop/contract/measurements'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryClient } from '~/lib/query-client.ts'
import { measurementSheetsOf } from '~/shared/measures/measurement-sheets.queries.ts'
import { Badge } from '~/ui/badge.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { LoadedPart } from './loaded-part.tsx'
import { newPath, personPath } from './measurement-paths.ts'
import { NoMeasurementSheet } from './no-measurement-sheet.tsx'
import { PersonScreen } from './person-screen.tsx'

/** The only one is shown at once. */
export function OwnMeasurementSheets({ token }: { token: string }) {
  const query = useQuery(measurementSheetsOf(token), queryClient)
  const count = query.data?.length ?? 0
  const before = useRef(count)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that deleted the last one is gone with its sheet.
    if (count === 0 && before.current > 0) title.current?.focus()
    before.current = count
  }, [count])
  return (
    <LoadedPart query={query}>
      {([first, ...others]) => {
        if (first === undefined) return <NoMeasurementSheet token={token} title={title} />
        if (others.length === 0) return <PersonScreen token={token} id={first.id} number={undefined} />
        return <People people={[first, ...others]} />
      }}
    </LoadedPart>
  )
}

function People({ people }: { people: readonly ListedMeasurementSheet[] }) {
  return (
    <div className="grid max-w-160 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h2>Fichas de medidas</h2>
        <ButtonLink to={newPath} preventScrollReset>
          Nova ficha
        </ButtonLink>
      </div>
      <ul className="border-t border-line">
        {people.map((person) => (
          <li
            key={person.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-3 font-medium wrap-anywhere">
                {person.personName}
                {person.isChild && <Badge tone="sage">Criança</Badge>}
              </p>
              <p className="text-14 text-ink-3">{summary(person)}</p>
            </div>
            <TextLink
              to={personPath(person.id)}
              preventScrollReset
              aria-label={`Abrir a ficha de ${person.personName}`}
            >
              Abrir
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function summary({ latest }: ListedMeasurementSheet): string {
  return latest ? `Versão ${latest.number} · medida em ${formatDate(latest.measuredOn)}` : 'Ainda sem medidas'
}
