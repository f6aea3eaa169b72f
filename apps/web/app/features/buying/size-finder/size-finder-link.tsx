import { networkFailure } from '@shop/contract/network-failure'
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from '~/lib/toasts.ts'
import { Dialog } from '~/ui/dialog.tsx'
import { closeDialog, opensDialog } from '~/ui/drawer.tsx'
import { PartWaiting } from '~/ui/part-waiting.tsx'
import { TapeIcon } from '~/ui/tape-icon.tsx'
import type { SizeFinderProps } from './size-finder.tsx'

const DIALOG_ID = 'size-finder'

type LinkProps = Omit<SizeFinderProps, 'onClose'>

/** Opens the size finder. Its drawing, form and table are loaded when the link is hovered or focused, not before. */
export function SizeFinderLink(props: LinkProps) {
  const [Finder, setFinder] = useState<ComponentType<SizeFinderProps>>()
  const [round, setRound] = useState(0)
  const afterClosing = useRef<() => void>(undefined)

  const fetchFinder = async () => {
    try {
      const { SizeFinder } = await import('./size-finder.tsx')
      setFinder(() => SizeFinder)
    } catch {
      // Shown only if the dialog is open, not if the link was only hovered.
      if (!isOpen()) return
      closeDialog(DIALOG_ID)
      toast({ title: networkFailure.title, description: networkFailure.message, variant: 'destructive' })
    }
  }

  // The browser opens the dialog natively, possibly before this script was loaded.
  const catchUp = useEffectEvent(() => {
    if (isOpen()) void fetchFinder()
  })
  // oxlint-disable-next-line react-hooks/set-state-in-effect -- set once the import has arrived, never at once
  useEffect(() => catchUp(), [])

  const { onMadeToMeasure } = props
  /** Made to measure has no sizes: the dialog must have closed before the page moves the finder. */
  const madeToMeasure =
    onMadeToMeasure &&
    ((base: string | undefined) => {
      afterClosing.current = () => onMadeToMeasure(base)
      closeDialog(DIALOG_ID)
    })
  const onClosed = () => {
    setRound(round + 1)
    afterClosing.current?.()
    afterClosing.current = undefined
  }

  const fetchAhead = () => void fetchFinder()
  const opener = opensDialog(DIALOG_ID)
  return (
    <>
      <button
        type="button"
        {...opener}
        onClick={() => {
          opener.onClick()
          fetchAhead()
        }}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        className="needs-scripts inline-flex min-h-11 items-center gap-2 font-medium text-wine underline decoration-1 underline-offset-4 hover:text-wine-strong hover:decoration-2"
      >
        {props.isMeasured ? (
          'Descobrir meu tamanho base'
        ) : (
          <>
            <TapeIcon className="size-4.5" />
            Descobrir meu tamanho
          </>
        )}
      </button>
      {/* Closing the dialog in any way discards the measures. */}
      <Dialog id={DIALOG_ID} label="Descubra seu tamanho" onClose={onClosed}>
        {Finder ? (
          <Finder
            key={round}
            {...props}
            onMadeToMeasure={madeToMeasure}
            onClose={() => closeDialog(DIALOG_ID)}
          />
        ) : (
          // As large as the finder, which would otherwise move the close button away.
          <div className="grid min-h-162 max-sm:grid-rows-[14.75rem_1fr] sm:min-h-240 sm:grid-cols-[380fr_540fr]">
            <div className="bg-paper-3" />
            <PartWaiting />
          </div>
        )}
      </Dialog>
    </>
  )
}

function isOpen() {
  const dialog = document.getElementById(DIALOG_ID)
  return dialog instanceof HTMLDialogElement && dialog.open
}
