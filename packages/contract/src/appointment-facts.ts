/** Words about appointments that pages and e-mails share. No zod: pages load this file. */
export const appointmentKinds = ['visit', 'fitting', 'video'] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

export const appointmentStates = ['booked', 'confirmed', 'done', 'missed', 'cancelled'] as const
export type AppointmentState = (typeof appointmentStates)[number]

/** While its form is open, an hour is held for its visitor. */
export const holdMinutes = 10

/** How far ahead a customer books. */
export const bookingDays = 180

/** The most days of one request for free hours. */
export const slotDays = 31

export const mostCompanions = 10

/** The header of the token of an appointment's link. */
export const appointmentTokenHeader = 'x-appointment-token'
