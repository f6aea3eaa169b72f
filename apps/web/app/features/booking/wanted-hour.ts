/** The hour that she has chosen. */
export interface WantedHour {
  typeId: number
  startsAt: Date
}
