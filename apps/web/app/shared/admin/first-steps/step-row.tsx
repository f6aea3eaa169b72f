import type { FirstStepId, FirstSteps } from '@shop/contract/first-steps'
import Check from 'lucide-react/icons/check'
import { phoneMask } from '~/lib/masks.ts'
import { ButtonAnchor, ButtonLink } from '~/ui/button.tsx'
import { classes } from '~/ui/classes.ts'
import { TextButton, TextLink } from '~/ui/text-link.tsx'
import { stepTexts } from './step-texts.ts'

interface StepRowProps {
  step: FirstSteps['steps'][number]
  number: number
  isNext: boolean
  onRead: () => void
}

/** Stored with the country's code, as in links. */
function detailText(id: FirstStepId, detail: string | null) {
  return id === 'whatsapp' && detail !== null ? phoneMask(detail.replace(/^55/, '')) : detail
}

export function StepRow({ step: { id, isDone, detail }, number, isNext, onRead }: StepRowProps) {
  const { title, reason, action, path, isShop } = stepTexts[id]
  const variant = isNext ? 'primary' : 'neutral'
  return (
    <li
      className={classes(
        'flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 lg:flex-nowrap lg:px-5',
        isNext && 'bg-wine-soft',
      )}
    >
      <span
        aria-hidden="true"
        className={classes(
          'grid size-7 flex-none place-items-center rounded-full border font-title text-16 italic',
          isDone ? 'border-sage bg-sage text-white' : 'border-line-strong bg-white text-wine',
        )}
      >
        {isDone ? <Check className="size-4" strokeWidth={2} /> : number}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">
          {title}
          <span className="sr-only">{isDone ? ', feito' : ', por fazer'}</span>
        </p>
        {(!isDone || detail !== null) && (
          <p className="text-14 wrap-anywhere text-ink-2">{detailText(id, detail) ?? reason}</p>
        )}
      </div>
      {id === 'policies' && !isDone && (
        <TextButton onClick={onRead}>
          Já li<span className="sr-only"> as políticas</span>
        </TextButton>
      )}
      {path !== undefined && isDone && !isShop && (
        <TextLink to={path}>
          Mudar<span className="sr-only">: {title}</span>
        </TextLink>
      )}
      {path !== undefined && !isDone && !isShop && (
        <ButtonLink to={path} variant={variant} size="small" className={classes(isNext && 'max-lg:w-full')}>
          {action}
        </ButtonLink>
      )}
      {path !== undefined && !isDone && isShop && (
        <ButtonAnchor href={path} target="_blank" variant={variant} size="small">
          {action}
        </ButtonAnchor>
      )}
    </li>
  )
}
