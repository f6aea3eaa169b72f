import { notices, suggestedSize } from '@shop/contract/notices'
import { useState } from 'react'
import { toast } from '~/lib/toasts.ts'
import { classes } from '~/ui/classes.ts'
import { CustomResult } from './custom-result.tsx'
import { DressForm } from './dress-form.tsx'
import { findSize, type Measures, type Size } from './find-size.ts'
import { MeasuresForm } from './measures-form.tsx'
import { noMeasures } from './read-measures.ts'
import { SuggestedResult } from './suggested-result.tsx'

export interface SizeFinderProps {
  /** The sizes the product is made in. */
  sizes: readonly string[]
  /** Selects a size on the page: one that the product is made in. */
  onSuggest: (size: string) => void
  onClose: () => void
}

type View = { kind: 'form' } | { kind: 'suggested'; size: Size } | { kind: 'custom'; measures: Measures }

export function SizeFinder({ sizes, onSuggest, onClose }: SizeFinderProps) {
  const [texts, setTexts] = useState(noMeasures)
  const [view, setView] = useState<View>({ kind: 'form' })

  const onMeasured = (measures: Measures) => {
    const size = findSize(measures)
    if (size === 'custom') {
      setView({ kind: 'custom', measures })
      toast(notices.customSize)
      return
    }
    setView({ kind: 'suggested', size })
    toast(suggestedSize(size))
    if (sizes.includes(size)) onSuggest(size)
  }
  // Changed measures have no result yet.
  const onChange = (changed: typeof texts) => {
    setTexts(changed)
    setView({ kind: 'form' })
  }

  return (
    <div className="grid sm:grid-cols-[minmax(0,380fr)_minmax(0,540fr)]">
      <DressForm className={classes(view.kind !== 'form' && 'max-sm:hidden')} />
      <div className="flex flex-col justify-center gap-4.5 px-5 py-6 sm:gap-5 sm:px-10 sm:pt-10 sm:pb-9">
        {view.kind === 'suggested' ? (
          <SuggestedResult
            size={view.size}
            sizes={sizes}
            onClose={onClose}
            onAgain={() => setView({ kind: 'form' })}
          />
        ) : (
          <>
            {view.kind === 'custom' ? <CustomResult measures={view.measures} sizes={sizes} /> : <Intro />}
            <MeasuresForm
              texts={texts}
              onChange={onChange}
              onMeasured={onMeasured}
              hasResult={view.kind === 'custom'}
              onClose={onClose}
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
