import type { RecordedFitting } from '@shop/contract/fitting-records'
import { useState } from 'react'
import { useAdmin } from '~/shared/admin/admin.ts'
import { PhotoButton } from '~/shared/production/photo-button.tsx'
import { Button } from '~/ui/button.tsx'
import { MeasureDialog } from './measure-dialog.tsx'
import { refetchRecords } from './records.queries.ts'
import type { DraftRecord } from './use-draft-record.ts'

interface RecordExtrasProps {
  fitting: RecordedFitting
  draft: DraftRecord
}

/** What else a fitting brings: other measures, and photos for the atelier. */
export function RecordExtras({ fitting, draft }: RecordExtrasProps) {
  const { token } = useAdmin()
  const { itemId, productName, firstName, photoCount, measuresVersion } = fitting
  const [isMeasuring, setMeasuring] = useState(false)
  const [measured, setMeasured] = useState<string>()
  const isMeasured = measured !== undefined || typeof draft.record()?.measurementVersionId === 'number'
  return (
    <div className="rounded-1 border border-line bg-white px-4 lg:px-5">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4">
        <div className="min-w-0">
          <p className="font-medium">Novas medidas</p>
          <p role="status" className="text-14 text-ink-2">
            {measured ?? measuresText(measuresVersion, isMeasured)}
          </p>
        </div>
        {measuresVersion !== null && (
          <Button variant="outline" onClick={() => setMeasuring(true)}>
            Anotar medidas
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 py-4">
        <div>
          <p className="font-medium">Fotos</p>
          <p className="text-14 text-ink-2">{photosText(photoCount)}</p>
        </div>
        <PhotoButton
          itemId={itemId}
          of={`${productName}, de ${firstName}`}
          onAdded={() => refetchRecords(token, fitting.id)}
        >
          Foto
        </PhotoButton>
      </div>
      {isMeasuring && (
        <MeasureDialog
          fitting={fitting}
          draft={draft}
          onSaved={setMeasured}
          onClose={() => setMeasuring(false)}
        />
      )}
    </div>
  )
}

function measuresText(version: number | null, isMeasured: boolean): string {
  if (version === null) return 'Esta peça não tem ficha de medidas.'
  return isMeasured ? `Medida nesta prova: versão ${version} da ficha.` : `A ficha está na versão ${version}.`
}

function photosText(count: number): string {
  if (count === 0) return 'Nenhuma ainda. Só o ateliê vê.'
  return count === 1 ? '1 foto, só do ateliê' : `${count} fotos, só do ateliê`
}
