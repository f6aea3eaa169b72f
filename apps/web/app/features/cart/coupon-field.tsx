import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import type { CartCoupon } from './use-coupon.ts'

/** The field for a code, or the applied one with a button to remove it. A rejected code stays in the field. */
export function CouponField({ coupon }: { coupon: CartCoupon }) {
  const { state, apply, remove } = coupon
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [loading, setLoading] = useState(false)
  // The control that was used is gone: the focus goes on in what replaced it.
  const moved = useRef(false)
  useEffect(() => {
    if (moved.current) box.current?.querySelector<HTMLElement>('input, button')?.focus()
    moved.current = false
  }, [state.kind])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (typed.trim() === '' || loading) return
    setLoading(true)
    moved.current = true
    const rejected = await apply(typed)
    setLoading(false)
    setError(rejected)
    if (rejected !== undefined) moved.current = false
    if (rejected === undefined) setTyped('')
  }

  return (
    <div ref={box} className="mt-4">
      {state.kind === 'none' ? (
        <form noValidate onSubmit={(event) => void submit(event)} className="flex items-start gap-2">
          <Field
            label="Cupom"
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setError(undefined)
            }}
            error={error}
            className="flex-1"
          />
          <Button type="submit" variant="outline" loading={loading} className="mt-6.5 h-(--control) px-5!">
            Aplicar
          </Button>
        </form>
      ) : (
        <>
          <p className="mb-1.5 text-14 leading-[1.4] font-medium">Cupom</p>
          <Chosen
            state={state}
            onRemove={() => {
              moved.current = true
              remove()
            }}
          />
        </>
      )}
      <p role="status" className="sr-only">
        {state.kind === 'applied' && `Cupom ${state.code} aplicado.`}
      </p>
    </div>
  )
}

function Chosen({ state, onRemove }: { state: CartCoupon['state']; onRemove: () => void }) {
  if (state.kind === 'none' || state.kind === 'checking')
    return <p className="min-h-11 py-2.5 text-ink-2">Conferindo cupom...</p>
  const isApplied = state.kind === 'applied'
  return (
    <>
      <div
        className={
          isApplied
            ? 'flex min-h-12 items-center gap-2.5 rounded-1 bg-ok-soft pl-4 text-ok'
            : 'flex min-h-12 items-center gap-2.5 rounded-1 bg-warning-soft pl-4 text-warning'
        }
      >
        {isApplied && <Check aria-hidden="true" className="size-4 flex-none" strokeWidth={1.7} />}
        <span className="min-w-0 flex-1 wrap-anywhere">{state.code}</span>
        <IconButton
          label={`Remover cupom ${state.code}`}
          icon={<X aria-hidden="true" className="size-4.5" strokeWidth={1.5} />}
          onClick={onRemove}
        />
      </div>
      {!isApplied && (
        <p role="alert" className="mt-2 text-14 leading-[1.45] text-warning">
          {state.message}
        </p>
      )}
    </>
  )
}
