import { guestMeasurementConsent } from '@shop/contract/measurement-consent'
import { noteMax } from '@shop/contract/measurements'
import type { MeasureName } from '@shop/contract/measures'
import type { Order, OrderItem } from '@shop/contract/order'
import { useEffect, useState } from 'react'
import { paths } from '~/paths.ts'
import { Button } from '~/ui/button.tsx'
import { Checkbox } from '~/ui/choice.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { TextArea } from '~/ui/text-area.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { InchesNotice } from '../measures/inches-notice.tsx'
import { MeasureGuide } from '../measures/measure-guide.tsx'
import { MeasureRows } from '../measures/measure-rows.tsx'
import { PersonFields } from '../measures/person-fields.tsx'
import { VersionDetails } from '../measures/version-details.tsx'
import { useGuestMeasures } from './use-guest-measures.ts'

interface GuestMeasuresFormProps {
  orderId: number
  item: OrderItem
  /** Other lines of the order that measures can be sent for. */
  others: readonly OrderItem[]
  token: string
  onSent: (order: Order) => void
  /** With the order as it is now: what was rejected has changed meanwhile. */
  onRejected: (text: string, order: Order) => void
  onCancel: () => void
}

export function GuestMeasuresForm({ item, others, onCancel, ...rest }: GuestMeasuresFormProps) {
  const { person, form, isChild, sending, failed, also, toggle, submit, doubts, notice, ...questions } =
    useGuestMeasures({ ...rest, itemId: item.id })
  const [focused, setFocused] = useState<MeasureName>('bust')
  const { setFocus } = person
  useEffect(() => setFocus('personName'), [setFocus])
  return (
    <form
      method="post"
      noValidate
      aria-label={`Medidas de ${item.name}`}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <h3 className="text-h3!">Medidas de quem vai vestir</h3>
          <TextLink to={paths.measuringGuide} target="_blank" rel="noopener">
            Como tirar as medidas
          </TextLink>
        </div>
        <div className="grid max-w-150 gap-3">
          <PersonFields form={person} isChild={isChild} consentLabel={guestMeasurementConsent} />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[21rem_minmax(0,1fr)] lg:items-start lg:gap-10">
        <MeasureGuide name={focused} />
        <div className="grid min-w-0 gap-8">
          <div>
            <VersionDetails form={form} />
            <InchesNotice
              doubts={doubts}
              texts={form.getValues}
              isChild={isChild}
              onAccept={questions.accept}
            />
          </div>
          <MeasureRows form={form} latest={undefined} doubts={doubts} {...questions} onFocus={setFocused} />
          <TextArea
            label="Observação"
            rows={2}
            maxLength={noteMax}
            placeholder="Sutiã com bojo, salto emprestado"
            hint="Opcional. Nada sobre saúde, por favor."
            {...form.register('note')}
            error={form.formState.errors.note?.message}
          />
        </div>
      </div>
      <div className="grid gap-4 border-t border-line pt-6">
        {others.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={`Usar as mesmas medidas em ${name}`}
            checked={also.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
        {failed !== undefined && (
          <FormNotice tone="error" title="Medidas não enviadas">
            {failed}
          </FormNotice>
        )}
        <div className="flex flex-wrap items-center justify-between gap-4 max-sm:grid max-sm:grid-cols-1">
          <Button variant="quiet" onClick={onCancel} className="max-sm:order-last max-sm:w-full">
            Voltar
          </Button>
          <Button type="submit" loading={sending} className="max-sm:w-full">
            Enviar medidas
          </Button>
        </div>
        <p role="status" className="text-13 text-ink-2 empty:hidden sm:text-right">
          {notice}
        </p>
      </div>
    </form>
  )
}
