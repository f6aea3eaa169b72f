import type { Sewing, SewnItem } from '@shop/contract/sewing-report'
import { adminPaths, productionItemPath } from '~/admin-paths.ts'
import { Slack } from '~/shared/production/slack.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { classes } from '~/ui/classes.ts'
import { TextLink } from '~/ui/text-link.tsx'
import { Thumb } from '~/ui/thumb.tsx'
import { riskText, stageText, workText } from './sewing-text.ts'

/** The items that may not be ready in time, the most endangered first; nothing while there are none. */
export function AtRisk({ atRisk }: { atRisk: Sewing['atRisk'] }) {
  if (atRisk.count === 0) return null
  return (
    <section aria-labelledby="at-risk" className="mb-4 lg:mb-6">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 id="at-risk" className="text-[1.625rem] font-medium">
          Em risco
        </h2>
        <p className="text-14 text-ink-2">{riskText(atRisk)}</p>
        <TextLink to={adminPaths.production} className="ml-auto">
          Ver produção
        </TextLink>
      </div>
      <ul className="grid gap-px overflow-hidden rounded-1 border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {atRisk.first.map((item) => (
          <Card key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function Card({ item }: { item: SewnItem }) {
  const { id, firstName, productName, imageUrl, slack } = item
  const isLate = slack !== null && slack < 0
  const title = `${productName} de ${firstName}`
  return (
    <li
      className={classes(
        'flex flex-col gap-3 p-4 lg:p-5',
        isLate ? 'border-l-3 border-error bg-error-soft' : 'bg-white',
      )}
    >
      <div className="flex gap-3.5">
        <Thumb src={imageUrl} className="h-21 w-16" />
        <div className="grid min-w-0 flex-1 content-start gap-1">
          <div className="flex flex-wrap justify-between gap-x-3">
            <p className="min-w-0 font-title text-h4 leading-[1.15] font-medium wrap-anywhere">{title}</p>
            <Slack slack={slack} className="text-lg" />
          </div>
          <p className="text-14 text-ink-2">{stageText(item)}</p>
          <StageBar {...item} />
        </div>
      </div>
      <p className="text-14">{workText(item)}</p>
      <ButtonLink
        to={productionItemPath(id)}
        variant={isLate ? 'primary' : 'outline'}
        size="small"
        className="mt-auto self-start max-lg:w-full"
      >
        Abrir a peça<span className="sr-only">: {title}</span>
      </ButtonLink>
    </li>
  )
}

/** One dash for each stage: finished, running, to come. */
function StageBar({ stages, stagesDone }: Pick<SewnItem, 'stages' | 'stagesDone'>) {
  return (
    <div aria-hidden="true" className="mt-auto flex gap-1">
      {Array.from({ length: stages }, (_, at) => (
        <span
          // The stages never change position.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          className={classes(
            'h-0.75 flex-1',
            at < stagesDone ? 'bg-sage' : at === stagesDone ? 'bg-wine' : 'bg-line',
          )}
        />
      ))}
    </div>
  )
}
