import { formatDate } from '@shop/contract/dates'
import type { MeasurementSheet } from '@shop/contract/measurements'
import Plus from 'lucide-react/icons/plus'
import { TextLink } from '~/ui/text-link.tsx'
import { measuredWhere } from './measured-by-text.ts'
import { personPath } from './measurement-paths.ts'
import type { OrderUse } from './order-uses.ts'

interface VersionHistoryProps {
  person: MeasurementSheet
  /** The number of the version on the screen. */
  shown: number | undefined
  /** The order lines that are cut to a version of this sheet. */
  uses: readonly OrderUse[]
  newPath: string
}

export function VersionHistory({ person, shown, uses, newPath }: VersionHistoryProps) {
  const { id, versions } = person
  return (
    <section
      aria-labelledby="version-history"
      className="grid gap-3 rounded-1 bg-paper-2 p-7 max-lg:-mx-(--page-margin) max-lg:rounded-none max-lg:px-(--page-margin)"
    >
      <h3 id="version-history" className="text-h4!">
        Histórico
      </h3>
      {versions.length === 0 && <p className="text-14 text-ink-2">As versões salvas aparecem aqui.</p>}
      <ol>
        {versions.map((version) => (
          <li key={version.id} className="flex items-center gap-4 border-b border-line py-3">
            <span aria-hidden="true" className="w-7 flex-none font-title text-h4 text-wine italic">
              {version.number}
            </span>
            <div className="min-w-0 flex-1 leading-[1.4]">
              <p>
                <span className="sr-only">Versão {version.number}, </span>
                {formatDate(version.measuredOn)}
              </p>
              <p className="text-13 wrap-anywhere text-ink-2">
                {[measuredWhere(version), ...ordersWith(uses, version.id)].join(' · ')}
              </p>
            </div>
            {version.number === shown ? (
              <span className="text-13 text-ink-2">na tela</span>
            ) : (
              <TextLink
                to={personPath(id, version.number)}
                preventScrollReset
                aria-label={`Ver a versão ${version.number}`}
              >
                Ver
              </TextLink>
            )}
          </li>
        ))}
      </ol>
      <TextLink to={newPath} preventScrollReset className="justify-self-start">
        <Plus aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
        Nova ficha: quem vai vestir?
      </TextLink>
    </section>
  )
}

/** 'Açucena, nº 10046' */
function ordersWith(uses: readonly OrderUse[], versionId: number): string[] {
  return uses
    .filter(({ measures }) => measures.sent?.versionId === versionId)
    .map(({ item, order }) => `${item.name}, nº ${order.number}`)
}
