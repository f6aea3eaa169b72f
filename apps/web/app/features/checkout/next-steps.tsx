import { formatDate } from '@shop/contract/dates'
import { type NextStep, nextSteps } from '@shop/contract/next-steps'
import type { Order } from '@shop/contract/order'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '~/lib/query-client.ts'
import { timelineOf } from '~/shared/orders/order-timeline.queries.ts'
import { classes } from '~/ui/classes.ts'
import { Picture } from '~/ui/picture.tsx'
import { stepPictures } from './step-pictures.ts'

const columns: Readonly<Record<number, string>> = {
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
}

/** After the payment: what she does and what the atelier does, each with its day. */
export function NextSteps({ order, token }: { order: Order; token: string }) {
  const { data: timeline, isPending } = useQuery(timelineOf(token, order.id), queryClient)
  if (isPending) return null
  const hasFittings = timeline?.items.some(({ stages }) => stages.some(({ kind }) => kind === 'fitting'))
  const steps = nextSteps(order, { hasFittings: hasFittings ?? false })
  return (
    <section aria-labelledby="next-steps" className="border-t border-line py-10 lg:py-16">
      <div className="page">
        <h2 id="next-steps">O que acontece agora</h2>
        {order.weddingOn !== undefined && (
          <p className="mt-1 text-ink-2">O casamento é em {formatDate(order.weddingOn)}.</p>
        )}
        <ol className={classes('mt-7 grid gap-x-6', columns[Math.max(steps.length, 3)])}>
          {steps.map((step, index) => (
            <Step key={step.kind} step={step} number={index + 1} isLast={index === steps.length - 1} />
          ))}
        </ol>
      </div>
    </section>
  )
}

interface StepProps {
  step: NextStep
  number: number
  isLast: boolean
}

/** Joined by a seam: from left to right under the pictures, from top to bottom on a phone. */
function Step({ step, number, isLast }: StepProps) {
  const { kind, title, when, text } = step
  const isNow = number === 1
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className="relative max-lg:grid max-lg:grid-cols-[1.5rem_1fr] max-lg:gap-x-4 max-lg:pb-7"
    >
      <div className="aspect-6/5 overflow-hidden bg-paper-3 max-lg:hidden">
        <Picture {...stepPictures[kind]} alt="" sizes="20vw" className="size-full object-cover object-top" />
      </div>
      <div aria-hidden="true" className="flex items-center max-lg:-mb-7 max-lg:flex-col lg:mt-5 lg:-mr-6">
        <span
          className={classes(
            'grid size-6 flex-none place-items-center rounded-full border-2 bg-paper',
            isNow ? 'border-wine' : 'border-ink-3',
          )}
        >
          {isNow && <span className="size-2 rounded-full bg-wine" />}
        </span>
        {!isLast && <span className="flex-1 border-dashed border-ink-3 max-lg:border-l lg:border-t" />}
      </div>
      <div className="min-w-0 lg:mt-3">
        <h3 className="text-h3">
          <em aria-hidden="true" className="mr-2 text-wine lining-nums max-lg:hidden">
            {number}
          </em>
          {title}
        </h3>
        <p className="mt-1 font-medium">{when}</p>
        <p className="mt-1 text-14 text-ink-2">{text}</p>
      </div>
    </li>
  )
}
