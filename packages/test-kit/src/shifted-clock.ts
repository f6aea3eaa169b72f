/** Preloaded into a program (`--import`): shifts its clock by CLOCK_SHIFT_MS from the first line on. */
const shift = Number(process.env['CLOCK_SHIFT_MS'] ?? 0)
const TrueDate = Date

globalThis.Date = class extends TrueDate {
  constructor(moment: string | number | Date = TrueDate.now() + shift) {
    super(moment)
  }

  static override now() {
    return TrueDate.now() + shift
  }
} as DateConstructor
