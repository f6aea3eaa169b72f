import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { queryClient } from '~/lib/query-client.ts'
import { paths } from '~/paths.ts'
import { measurementSheetOf } from '~/shared/measures/measurement-sheets.queries.ts'
import { TextLink } from '~/ui/text-link.tsx'
import { LoadedPart } from './loaded-part.tsx'
import { personPath } from './measurement-paths.ts'
import { VersionForm } from './version-form.tsx'

export function NewVersion({ token, id }: { token: string; id: number }) {
  return (
    <LoadedPart query={useQuery(measurementSheetOf(token, id), queryClient)}>
      {(person) => (
        <div className="grid gap-5">
          <TextLink to={personPath(id)} preventScrollReset className="justify-self-start">
            <ChevronLeft aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
            Ficha de {person.personName}
          </TextLink>
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <h2>Nova versão</h2>
            <TextLink to={paths.measuringGuide}>Como tirar as medidas</TextLink>
          </div>
          {/* Remounted when another tab of the browser has saved a version: its values are the ones to repeat. */}
          <VersionForm key={person.versions.length} token={token} person={person} />
        </div>
      )}
    </LoadedPart>
  )
}
