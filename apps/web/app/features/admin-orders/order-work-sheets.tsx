import type { LoadedWorkSheets } from './use-work-sheets.ts'
import { WorkSheet } from './work-sheet.tsx'

interface OrderWorkSheetsProps {
  loaded: LoadedWorkSheets
  /** Ids of the lines to print; all of them without it. */
  only?: ReadonlySet<number>
}

export function OrderWorkSheets({ loaded, only }: OrderWorkSheetsProps) {
  const { order, readyOn, products, chart, lockedMeasures, records, shopName, workSheets } = loaded
  return workSheets.map((workSheet, index) =>
    only === undefined || only.has(workSheet.main.id) ? (
      <WorkSheet
        key={workSheet.main.lineKey}
        order={order}
        readyOn={readyOn}
        workSheet={workSheet}
        products={products}
        measures={{ item: workSheet.main, chart, locked: lockedMeasures.get(workSheet.main.id) }}
        record={records.get(workSheet.main.id)}
        shopName={shopName}
        position={index + 1}
        count={workSheets.length}
      />
    ) : null,
  )
}
