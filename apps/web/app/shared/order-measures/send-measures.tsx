import { formatDate } from '@shop/contract/dates'
import type { Failure } from '@shop/contract/failures'
import type { ItemMeasures } from '@shop/contract/item-measures'
import type { ListedMeasurementSheet } from '@shop/contract/measurements'
import type { Order } from '@shop/contract/order'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { toastSuccess } from '~/lib/action-toasts.ts'
import { failureText } from '~/lib/failure-text.ts'
import { queryClient } from '~/lib/query-client.ts'
import { Button } from '~/ui/button.tsx'
import { FormNotice } from '~/ui/form-notice.tsx'
import { PartWaiting } from '~/ui/part-waiting.tsx'
import { SelectField } from '~/ui/select-field.tsx'
import { TextLink } from '~/ui/text-link.tsx'
import { accountTabPath } from '../account/account-tabs.ts'
import { measurementSheetOf, measurementSheetsOf } from '../measures/measurement-sheets.queries.ts'
import { missingIn, missingText } from '../measures/missing-measures.ts'
import { orderAfter, sendMeasures } from './order-measures.queries.ts'

const failure: Failure = { message: 'Não foi possível enviar as medidas. Tente novamente.' }
const notLoaded: Failure = { message: 'Não foi possível buscar as suas fichas. Tente novamente.' }

interface SendMeasuresProps {
  orderId: number
  itemId: number
  /** The version that the order has now. */
  sent: ItemMeasures['sent']
  token: string
  onSent: (order: Order) => void
  /** With the order as it is now, if it has changed meanwhile: the atelier may have locked its measures. */
  onFailed: (text: string, order: Order | undefined) => void
  onCancel: () => void
}

/** Whose sheet, and which of its versions: the newest unless she chooses another. */
export function SendMeasures(props: SendMeasuresProps) {
  const {
    data: people,
    error,
    refetch,
  } = useQuery({ ...measurementSheetsOf(props.token), staleTime: 0 }, queryClient)
  const usable = people?.filter(({ latest }) => latest !== null)
  if (usable === undefined) {
    if (!error) return <PartWaiting />
    return (
      <FormNotice tone="error" title={failureText(error, notLoaded)}>
        <Button variant="quiet" onClick={() => void refetch()}>
          Tentar novamente
        </Button>
      </FormNotice>
    )
  }
  if (usable.length === 0) return <NoMeasurementSheet />
  return <Versions {...props} people={usable} />
}

function NoMeasurementSheet() {
  return (
    <p className="mt-3 text-14" role="status">
      Você ainda não tem uma ficha com medidas.{' '}
      {/* The checkout allows the provider's scripts, which no other page should have. */}
      <TextLink to={accountTabPath('medidas')} reloadDocument>
        Preencher uma ficha
      </TextLink>
    </p>
  )
}

interface VersionsProps extends SendMeasuresProps {
  people: readonly ListedMeasurementSheet[]
}

function Versions({ orderId, itemId, sent, token, people, onSent, onFailed, onCancel }: VersionsProps) {
  const [chosen, setChosen] = useState(sent?.sheetId)
  const [number, setNumber] = useState<number>()
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  const person = people.find(({ id }) => id === chosen) ?? people[0]
  const whole = useQuery(
    { ...measurementSheetOf(token, person?.id ?? 0), enabled: person !== undefined },
    queryClient,
  )
  const versions = whole.data?.versions ?? (person?.latest ? [person.latest] : [])
  const version = versions.find((one) => one.number === number) ?? versions[0]
  const missing = version ? missingIn(version.values) : []

  const send = async () => {
    if (!version || sending) return
    setSending(true)
    try {
      const order = await sendMeasures({ token, orderId, itemId, versionId: version.id })
      toastSuccess('measures-sent', {
        title: 'Sucesso!',
        description: `A versão ${version.number} foi enviada ao ateliê.`,
      })
      onSent(order)
    } catch (error) {
      setSending(false)
      onFailed(failureText(error, failure), await orderAfter(error, token, orderId))
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      className="mt-4 grid gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Ficha"
          value={person?.id}
          onChange={(event) => {
            setChosen(Number(event.currentTarget.value))
            setNumber(undefined)
          }}
        >
          {people.map(({ id, personName }) => (
            <option key={id} value={id}>
              {personName}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Versão"
          value={version?.number}
          onChange={(event) => setNumber(Number(event.currentTarget.value))}
        >
          {versions.map((one) => (
            <option key={one.id} value={one.number}>
              {one.number}, medida em {formatDate(one.measuredOn)}
              {one.id === sent?.versionId ? ' (já enviada)' : ''}
            </option>
          ))}
        </SelectField>
      </div>
      {missing.length > 0 && (
        <p role="status" className="text-14 text-ink-2">
          {missingText(missing)}
        </p>
      )}
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <Button type="submit" loading={sending} disabled={version?.id === sent?.versionId}>
          Enviar versão {version?.number}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
