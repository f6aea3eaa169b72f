import { type OpeningHours, weekdays } from '@shop/contract/opening-hours'

const schemaNames: Record<(typeof weekdays)[number], string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

/** The opening hours for search engines; closed days are omitted. */
export function openingHoursJsonLd(hours: readonly OpeningHours[]) {
  return {
    '@type': 'ClothingStore',
    openingHoursSpecification: hours
      .filter(({ opens }) => opens !== null)
      .map(({ from, to, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdays
          .slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1)
          .map((day) => schemaNames[day]),
        opens,
        closes,
      })),
  }
}
