import { adminFailures } from '@shop/contract/admin-failures'
import { listFailure } from '~/lib/list-failure.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import { classes } from '~/ui/classes.ts'
import { FailurePanel } from '~/ui/failure-panel.tsx'
import { Panel } from '~/ui/panel.tsx'
import { movementText } from './movement-text.ts'
import { type ChosenUnits, useMovements } from './stock.queries.ts'

/** Why the number is what it is, newest first. */
export function StockMovements({ chosen }: { chosen: ChosenUnits }) {
  const { token } = useAdmin()
  const query = useMovements(token, chosen)
  const failure = listFailure(query, adminFailures.listMovements)
  const title = [chosen.name, chosen.size, chosen.color].filter((part) => part !== undefined).join(' · ')
  return (
    <Panel
      title={
        <>
          Movimentos
          <span className="block text-13 font-normal text-ink-2 wrap-anywhere">{title}</span>
        </>
      }
    >
      {failure ? (
        <FailurePanel {...failure} />
      ) : !query.data ? (
        <p role="status" className="p-5 text-ink-2">
          Carregando movimentos...
        </p>
      ) : query.data.length === 0 ? (
        <p className="p-5 text-14 text-ink-2">Nenhum movimento ainda.</p>
      ) : (
        <ol className="grid gap-4 p-5">
          {query.data.map((movement, position) => (
            <Movement key={movement.id} {...movementText(movement)} newest={position === 0} />
          ))}
        </ol>
      )}
    </Panel>
  )
}

function Movement({
  label,
  change,
  note,
  at,
  newest,
}: ReturnType<typeof movementText> & { newest: boolean }) {
  return (
    <li className="grid grid-cols-[auto_1fr_auto] gap-x-3 text-14 leading-[1.35]">
      <span
        aria-hidden="true"
        className={classes(
          'mt-1 size-3 flex-none rounded-pill border-2 border-wine forced-color-adjust-none',
          newest ? 'bg-wine' : 'bg-white',
        )}
      />
      <span>
        <span className="font-medium">
          {label} {change !== null && <span className="text-wine tabular-nums">{change}</span>}
        </span>
        <span className="block text-13 text-ink-2 wrap-anywhere">{note}</span>
      </span>
      <span className="text-13 text-ink-2 tabular-nums">{at}</span>
    </li>
  )
}
