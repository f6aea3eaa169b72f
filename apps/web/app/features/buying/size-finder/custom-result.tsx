import { notices } from '@shop/contract/notices'
import { Notice } from '~/ui/notice.tsx'
import { TapeIcon } from '~/ui/tape-icon.tsx'
import { formatPlan, formatStandings } from './custom-text.ts'
import { customFit, type Measures } from './find-size.ts'
import { ResultHeading } from './result-heading.tsx'

interface CustomResultProps {
  measures: Measures
  /** The sizes the product is made in. */
  sizes: readonly string[]
}

export function CustomResult({ measures, sizes }: CustomResultProps) {
  const { title, description } = notices.customSize
  const fit = customFit(measures)
  return (
    <>
      <ResultHeading>{title}</ResultHeading>
      <Notice icon={<TapeIcon className="mt-0.5 size-5.5 flex-none text-gold" />}>
        <p className="font-medium">{description}</p>
        <p className="mt-1 text-14 text-ink-2">
          {formatStandings(fit)}. {formatPlan(fit, sizes)}
        </p>
      </Notice>
    </>
  )
}
