import { notices, suggestedSize } from '@shop/contract/notices'
import type { Fit, ProductFit } from '@shop/contract/size-finder'
import { useState } from 'react'
import { toast } from '~/lib/toasts.ts'
import { paths } from '~/paths.ts'
import { storeMeasures, storeQuestion } from '~/shared/measures/typed-measures.ts'
import { classes } from '~/ui/classes.ts'
import { TextLink } from '~/ui/text-link.tsx'
import { BaseResult } from './base-result.tsx'
import { DressForm } from './dress-form.tsx'
import { bodyOf, fitOf, type Measures } from './find-size.ts'
import { formatBody } from './fit-text.ts'
import { measureLabels } from './measure-label.tsx'
import { MeasuresForm } from './measures-form.tsx'
import { OpenTable } from './open-table.tsx'
import { type Question, questionAbout } from './question-measures.ts'
import { noMeasures } from './read-measures.ts'
import { SuggestedResult } from './suggested-result.tsx'
import { WaysOn } from './ways-on.tsx'

export interface SizeFinderProps {
  product: ProductFit & { name: string }
  /** Made to measure is chosen on the page: a size is only what the cutting starts from. */
  isMeasured: boolean
  /** Selects a size on the page: one that the product is made in. */
  onSuggest: (size: string) => void
  /** Closes the finder and chooses that way on the page. Undefined if the product is not cut to measure. */
  onMadeToMeasure: ((baseSize: string | undefined) => void) | undefined
  onClose: () => void
}

type Result = Exclude<Fit, { kind: 'none' }>

export function SizeFinder({ product, isMeasured, onSuggest, onMadeToMeasure, onClose }: SizeFinderProps) {
  const [texts, setTexts] = useState(noMeasures)
  const [sent, setSent] = useState<Measures>()
  const [question, setQuestion] = useState<Question>()
  const [result, setResult] = useState<Result>()

  const onMeasured = (measures: Measures) => {
    const doubtful = questionAbout(bodyOf(measures), sent && bodyOf(sent))
    setSent(measures)
    setQuestion(doubtful)
    if (!doubtful) show(fitOf(measures, product))
  }
  const show = (fit: Fit) => {
    // The page offers no finder for a product without a size of the chart.
    if (fit.kind === 'none') return
    setResult(fit)
    toast(fit.kind === 'size' ? suggestedSize(fit.size) : notices.customSize)
    if (fit.kind === 'size' && product.sizes.includes(fit.size)) onSuggest(fit.size)
  }
  const again = () => setResult(undefined)
  const takeMeasures =
    onMadeToMeasure &&
    ((base?: string) => {
      if (sent) storeMeasures(bodyOf(sent))
      onMadeToMeasure(base)
    })
  /** The contact page names the product, and sends the measures only after a tick. */
  const talk = () => {
    if (sent) storeMeasures(bodyOf(sent))
    storeQuestion(product.name)
  }

  return (
    <div className="grid sm:grid-cols-[minmax(0,380fr)_minmax(0,540fr)]">
      <DressForm
        labels={result?.kind === 'base' && sent ? formatBody(bodyOf(sent)) : measureLabels}
        className={classes(result?.kind === 'size' && 'max-sm:hidden')}
      />
      <div className="flex flex-col justify-center gap-4.5 px-5 py-6 sm:gap-5 sm:px-10 sm:pt-10 sm:pb-9">
        {result === undefined && (
          <>
            <Intro />
            <MeasuresForm
              texts={texts}
              onChange={(changed) => {
                setTexts(changed)
                setQuestion(undefined)
              }}
              onMeasured={onMeasured}
              question={question}
              onClose={onClose}
            />
            {/* After the fields: an opened dialog focuses its first control. */}
            <TextLink to={paths.measuringGuide} className="-mb-2 justify-self-start">
              Como tirar as medidas
            </TextLink>
            <OpenTable chart={product.chart} />
          </>
        )}
        {result?.kind === 'size' && (
          <SuggestedResult
            size={result.size}
            chart={product.chart}
            isMeasured={isMeasured}
            instead={
              product.sizes.includes(result.size) ? undefined : (
                <WaysOn onMadeToMeasure={takeMeasures && (() => takeMeasures())} onTalk={talk} />
              )
            }
            onClose={onClose}
            onAgain={again}
          />
        )}
        {result?.kind === 'base' && (
          <>
            <BaseResult fit={result} product={product} canBeMeasured={onMadeToMeasure !== undefined} />
            <WaysOn
              base={
                isMeasured
                  ? undefined
                  : {
                      ...result,
                      onChoose: () => {
                        onSuggest(result.size)
                        onClose()
                      },
                    }
              }
              onMadeToMeasure={takeMeasures && (() => takeMeasures(result.size))}
              onTalk={talk}
              onAgain={again}
            />
          </>
        )}
      </div>
    </div>
  )
}

function Intro() {
  return (
    <div className="pr-9 sm:pr-0">
      <h2 className="text-[1.75rem]!">Descubra seu tamanho</h2>
      <p className="mt-1.5 text-ink-2">Use uma fita métrica junto ao corpo, sobre roupa fina.</p>
    </div>
  )
}
